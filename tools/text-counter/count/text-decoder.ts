import type { Charset } from '#lib/charset/charset.ts'
import { textDecoder as decoderFor } from '#lib/charset/text-decoder.ts'

/** Reads bytes that come in pieces as text. */
export interface PieceDecoder {
  /** The charset that is read: known after the first bytes, since a byte order mark wins over the one that was asked for. */
  charset(): Charset
  /** Answers the text of the next bytes, or where, counted from 1, bytes stand that are no text. */
  decode(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): string | { position: number }
}

export function textDecoder(asked: Charset): PieceDecoder {
  let charset = asked
  let platform: TextDecoder | undefined
  let size = 0

  return {
    charset: () => charset,
    decode(bytes, isLast) {
      if (!platform) {
        charset = markedCharset(bytes) ?? asked
        platform = decoderOf(charset)
      }
      // In UTF-16 the first 256 characters are those of ISO 8859-1.
      if (charset === 'latin1') return platform.decode(Uint16Array.from(bytes))
      const text = decode(platform, bytes, !isLast)
      if (text === undefined) return { position: size + firstBad(charset, bytes) }
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
    // That is how it says that bytes are none of this charset.
    if (!(error instanceof TypeError)) throw error
    return undefined
  }
}

/**
 * Finds how many bytes can be read before one is no text, by halves. A character that is cut at the start of the piece
 * counts to the piece.
 */
function firstBad(charset: Charset, bytes: Uint8Array<ArrayBuffer>): number {
  let [good, bad] = [0, bytes.length]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decode(decoderOf(charset), bytes.subarray(0, middle), true) === undefined) bad = middle
    else good = middle
  }
  return good + 1
}

function markedCharset([first, second, third]: Uint8Array): Charset | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}
