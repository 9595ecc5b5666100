import { encodingTable } from '#lib/charset/double-byte.ts'

/**
 * Finds the Kanji-mode values of a text's characters that are not ASCII; undefined unless there are some and every one
 * of them has a value (ISO/IEC 18004, section 7.4.6).
 */
export function kanjiCodes(characters: string[]): ReadonlyMap<string, number> | undefined {
  const others = new Set(characters.filter((character) => character > '\x7f'))
  if (others.size === 0) return undefined
  const values = new Map<string, number>()
  for (const character of others) {
    const value = kanjiValueOf(character)
    if (value === undefined) return undefined
    values.set(character, value)
  }
  return values
}

function kanjiValueOf(character: string): number | undefined {
  // JIS X 0208 has only single UTF-16 units, so emoji are refused without loading the table.
  if (character.length !== 1 || ambiguous.has(character)) return undefined
  const code = encodingTable('shift_jis').get(character)
  if (code === undefined) return undefined
  const isFirst = code >= 0x8140 && code <= 0x9ffc
  const isSecond = code >= 0xe040 && code <= 0xeaa4
  // Row 13 is an NEC extension, which not every reader knows.
  if (!(isFirst || isSecond) || (code >= 0x8740 && code <= 0x879f)) return undefined
  const from = code - (isFirst ? 0x8140 : 0xc140)
  return (from >> 8) * 0xc0 + (from & 0xff)
}

/** Characters that readers decode differently, by Microsoft's table or by the standard's. */
const ambiguous = new Set([...'＼～∥－￠￡￢―〜‖−¢£¬—'])
