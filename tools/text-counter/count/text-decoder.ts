import type { Charset } from '#lib/charset/charset.ts'
import { textDecoder as decoderFor } from '#lib/charset/text-decoder.ts'

/** Decodes bytes that come in pieces. */
export interface PieceDecoder {
  /** The charset in use, known after the first bytes: a byte order mark overrides the requested one. */
  charset(): Charset
  /** Returns the text of the next bytes, or the position, from 1, of bytes that are invalid in the charset. */
  decode(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): string | { position: number }
}

export function textDecoder(requested: Charset): PieceDecoder {
  let charset = requested
  let platform: TextDecoder | undefined
  let size = 0

  return {
    charset: () => charset,
    decode(bytes, isLast) {
      if (!platform) {
        charset = bomCharset(bytes) ?? requested
        platform = decoderOf(charset)
      }
      // In UTF-16 the first 256 characters are those of ISO 8859-1.
      if (charset === 'latin1') return platform.decode(Uint16Array.from(bytes))
      const text = decode(platform, bytes, !isLast)
      if (text === undefined) return { position: size + firstInvalid(charset, bytes) }
      size += bytes.length
      return text
    },
  }
}

const decoderOf = (charset: Charset): TextDecoder =>
  charset === 'latin1' ? decoderFor('utf-16le', { ignoreBOM: true }) : decoderFor(charset, { fatal: true })

function decode(platform: TextDecoder, bytes: Uint8Array<ArrayBuffer>, stream: boolean): string | undefined {
  try {
    return platform.decode(bytes, { stream })
  } catch (error) {
    // Thrown for bytes that are invalid in the charset.
    if (!(error instanceof TypeError)) throw error
    return undefined
  }
}

/**
 * Finds the position, from 1, of the first invalid byte, by binary search. A character that was cut before this piece
 * counts to this piece.
 */
function firstInvalid(charset: Charset, bytes: Uint8Array<ArrayBuffer>): number {
  let [good, bad] = [0, bytes.length]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decode(decoderOf(charset), bytes.subarray(0, middle), true) === undefined) bad = middle
    else good = middle
  }
  return good + 1
}

function bomCharset([first, second, third]: Uint8Array): Charset | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}
