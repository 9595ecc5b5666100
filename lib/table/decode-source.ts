import type { Charset } from '../charset/charset.ts'
import { decodeText } from '../charset/text-encoding.ts'

/** A text and the charset that its bytes were in; a text that came as one is in UTF-8. */
export interface DecodedSource {
  text: string
  charset: Charset
}

/**
 * Reads a text, or a file in the charset that its bytes say: by its mark, as UTF-8 where it is valid, as GBK where its
 * bytes come in pairs of common characters, as Latin-1 otherwise. Undefined for what is no text.
 */
export async function decodeSource(source: string | File): Promise<DecodedSource | undefined> {
  if (typeof source === 'string') return { text: source, charset: 'utf-8' }
  const bytes = new Uint8Array(await source.arrayBuffer())
  const [first, second] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isMarked) return decoded(bytes, first === 0xff ? 'utf-16le' : 'utf-16be')
  if (bytes.includes(0)) return undefined
  return (
    decoded(bytes, 'utf-8') ?? (looksLikeGbk(bytes) ? decoded(bytes, 'gbk') : undefined) ?? decoded(bytes, 'latin1')
  )
}

function decoded(bytes: Uint8Array<ArrayBuffer>, charset: Charset): DecodedSource | undefined {
  const text = decodeText(bytes, charset)
  return text === undefined ? undefined : { text, charset }
}

/** Most of its bytes above ASCII stand in pairs of GB 2312, which has what is written every day. */
function looksLikeGbk(bytes: Uint8Array): boolean {
  let [paired, high] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    high++
    const next = bytes[at + 1] ?? 0
    if (byte < 0xa1 || byte > 0xf7 || next < 0xa1) continue
    high++
    paired += 2
    at++
  }
  return paired >= high * 0.8
}
