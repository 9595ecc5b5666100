import { textDecoder } from '#lib/charset/text-decoder.ts'
import { findLoneSurrogate, type TextPosition, textPositionAt } from '../text-position.ts'
import type { Charset } from './charset.ts'
import { encodingTable } from './double-byte.ts'
import type { FileCharset } from './file-charset.ts'

/** Encodes text without a byte order mark, or returns the first character that the charset does not have. */
export function encodeText(text: string, charset: Charset): Uint8Array<ArrayBuffer> | TextPosition {
  const lone = findLoneSurrogate(text)
  if (lone) return lone
  if (charset === 'utf-8') return new TextEncoder().encode(text)
  if (charset === 'utf-16le' || charset === 'utf-16be') return encodeUtf16(text, charset === 'utf-16le')
  return encodeByCode(text, charset === 'latin1' ? latin1Table() : encodingTable(charset))
}

/** Decodes bytes including a byte order mark; undefined if they are invalid in the charset. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, charset: Charset | FileCharset): string | undefined {
  // The first 256 UTF-16 units are those of ISO 8859-1.
  if (charset === 'latin1') return new TextDecoder('utf-16le').decode(Uint16Array.from(bytes))
  try {
    return textDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    // It throws for bytes that are invalid in this charset.
    if (!(error instanceof TypeError)) throw error
    return undefined
  }
}

/** Made for the first text in it, since every command loads this file. */
function latin1Table(): Map<string, number> {
  latin1 ??= new Map(Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte]))
  return latin1
}

let latin1: Map<string, number> | undefined

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), littleEndian)
  return new Uint8Array(view.buffer)
}

function encodeByCode(text: string, codes: ReadonlyMap<string, number>): Uint8Array<ArrayBuffer> | TextPosition {
  const bytes = new Uint8Array(text.length * 2)
  let length = 0
  let index = 0
  for (const character of text) {
    const code = codes.get(character)
    if (code === undefined) return textPositionAt(text, index)
    if (code > 0xff) bytes[length++] = code >> 8
    bytes[length++] = code
    index += character.length
  }
  return bytes.slice(0, length)
}
