import { encodingTable } from '#lib/charset/double-byte.ts'
import type { CharacterCount } from './character-tally.ts'
import type { Script } from './characters.ts'
import type { CountOptions, Counts } from './fields.ts'

type CharacterStatistics = Pick<Counts, 'characters' | 'charactersNoSpaces' | 'commonCharacters' | 'scripts'>

/** Computes the statistics that follow from the counts of characters. */
export function characterStatistics(
  characterCounts: readonly CharacterCount[],
  { spaces, punctuation, caseSensitive, top }: Omit<CountOptions, 'emptyLines' | 'wordsPerPage'>,
): CharacterStatistics {
  const scripts: Record<Script, number> = { han: 0, latin: 0, kana: 0, hangul: 0, digits: 0, punctuation: 0, other: 0 }
  let blanks = 0
  for (const { kind, count } of characterCounts) {
    if (kind === 'space') blanks += count
    else scripts[kind] += count
  }
  const visible = Object.values(scripts).reduce((sum, count) => sum + count, 0)
  const charactersNoSpaces = punctuation ? visible : visible - scripts.punctuation
  const characters = spaces ? charactersNoSpaces + blanks : charactersNoSpaces
  const listed = characterCounts.filter(
    ({ kind, point }) => isListed(kind, point) && (punctuation || kind !== 'punctuation'),
  )
  return { characters, charactersNoSpaces, scripts, commonCharacters: mostCommon(listed, { caseSensitive, top }) }
}

/** Spaces, combining marks and invisible characters are not listed. */
const isListed = (kind: CharacterCount['kind'], point: number): boolean =>
  kind !== 'space' && (kind !== 'other' || !/[\p{M}\p{C}]/u.test(String.fromCodePoint(point)))

function mostCommon(
  characterCounts: readonly CharacterCount[],
  { caseSensitive, top }: Pick<CountOptions, 'caseSensitive' | 'top'>,
): CharacterStatistics['commonCharacters'] {
  const counts = new Map<string, number>()
  for (const { point, count } of characterCounts) {
    const character = String.fromCodePoint(point)
    const key = caseSensitive ? character : character.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return Array.from(counts, ([character, count]) => ({ character, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, top)
}

/**
 * Returns the bytes that a text takes in three charsets. A lone surrogate counts as U+FFFD; a character that GBK lacks
 * counts four bytes, as in GB 18030.
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
  const code = encodingTable('gbk').get(String.fromCodePoint(point))
  return code === undefined ? 4 : code > 0xff ? 2 : 1
}
