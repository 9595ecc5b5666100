import { formatCount } from '#lib/text/format-count.ts'
import { countGraphemes } from '#lib/text/graphemes.ts'

/**
 * Counts the characters of a text (grapheme clusters up to 10,000, UTF-16 units beyond), and its bytes in UTF-8; of
 * texts over ten million the bytes are those of the first million, scaled.
 */
export function measureText(text: string): { characters: string; bytes: string } {
  const characters = text.length > 10_000 ? text.length : countGraphemes(text)
  const isHuge = text.length > 10_000_000
  const bytes = isHuge ? (bytesOf(text.slice(0, 1_000_000)) * text.length) / 1_000_000 : bytesOf(text)
  return { characters: formatCount(characters), bytes: (isHuge ? '≈ ' : '') + sizeOf(bytes) }
}

/** A size in bytes, in the units of the International System: 612 kB, 4.82 MB. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)} ${unit}`
}

/** Counts instead of encoding: a text of megabytes is measured on every key. */
function bytesOf(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    // Each half of a surrogate pair counts two of the pair's four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
  }
  return bytes
}
