import { DamagedError } from './damage.ts'
import type { Unpacker } from './zip.ts'

/** What is told of the elements of a part; names without their prefixes. */
export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Reads a part of a workbook as it is unpacked. Entities of a part's own are not expanded: Excel writes none.
 *
 * @throws DamagedError, TooLargeError
 */
export async function readXml(unpacker: Unpacker, name: string, handlers: XmlHandlers): Promise<void> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new DamagedError('badXml')
  })
  const { open, close, text } = handlers
  parser.on('opentag', (tag) => {
    open?.(bareName(tag.name), tag.attributes as Record<string, string>)
    if (tag.isSelfClosing) return
  })
  parser.on('closetag', (tag) => close?.(bareName(tag.name)))
  if (text) parser.on('text', text)
  await unpacker.read(name, (piece) => void parser.write(piece))
  parser.close()
}

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1)
