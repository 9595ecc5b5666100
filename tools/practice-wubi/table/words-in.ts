import type { WubiTable } from './wubi-table.ts'

/** In characters; the table has no longer words. */
const maxWordLength = 12

/** The longest word of the table that starts at a place in a text; undefined if there is none. */
export function wordAt(table: WubiTable, characters: readonly string[], at: number): string | undefined {
  for (let length = Math.min(maxWordLength, characters.length - at); length > 1; length--) {
    const word = characters.slice(at, at + length).join('')
    if (table.codesOf(word).length > 0) return word
  }
  return undefined
}

/** Finds the words of a text by longest match from left to right, each once. */
export function wordsIn(table: WubiTable, characters: readonly string[], max: number): string[] {
  const words = new Set<string>()
  for (let at = 0; at < characters.length && words.size < max; ) {
    const word = wordAt(table, characters, at)
    if (word) words.add(word)
    at += word ? [...word].length : 1
  }
  return [...words]
}
