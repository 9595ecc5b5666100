import { DamagedError } from './damage.ts'
import type { Unpacker } from './zip.ts'

/** Handlers for the elements of a part; names are without prefixes. */
export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Parses a part of a workbook while it is unpacked. Custom entities are not expanded, since Excel writes none.
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
