import { codesOf } from '#lib/charset/double-byte.ts'
import type { CharacterCount } from './character-tally.ts'

/**
 * Tells how many bytes a text takes in three charsets. Half a surrogate pair counts as the replacement character that
 * stands for it; what GBK does not have counts the four bytes that GB 18030 writes.
 */
export function byteSizes(characters: readonly CharacterCount[]): { utf8: number; utf16: number; gbk: number } {
  const sizes = { utf8: 0, utf16: 0, gbk: 0 }
  for (const { point, count } of characters) {
    sizes.utf8 += count * (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
    sizes.utf16 += count * (point < 0x10000 ? 2 : 4)
    sizes.gbk += count * gbkSize(point)
  }
  return sizes
}

function gbkSize(point: number): number {
  if (point < 0x80) return 1
  const code = codesOf('gbk').get(String.fromCodePoint(point))
  return code === undefined ? 4 : code > 0xff ? 2 : 1
}
