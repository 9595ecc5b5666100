import { wordAt } from '../../table/words-in.ts'
import type { WubiTable } from '../../table/wubi-table.ts'

/** The longest text of a code that matches at a place; undefined if none does. */
export function longestMatch(table: WubiTable, code: string, text: readonly string[], at: number): string | undefined {
  const coming = table.textsOf(code).filter((each) => startsAt(text, at, each))
  return coming.reduce<string | undefined>(
    (longest, each) => (longest === undefined || each.length > longest.length ? each : longest),
    undefined,
  )
}

function startsAt(text: readonly string[], at: number, wanted: string): boolean {
  const characters = [...wanted]
  return characters.every((character, index) => text[at + index] === character)
}

/** The codes accepted at a place: those of the character, then of the word that starts there. */
export function acceptedCodes(table: WubiTable, text: readonly string[], at: number): string[] {
  const character = text[at]
  if (character === undefined) return []
  const word = wordAt(table, text, at)
  return [...table.codesOf(character), ...(word ? table.codesOf(word) : [])]
}
