import { fitOf, type Name, type SearchQuery } from './score-names.ts'

/** Corrects the misspelled words of a query; undefined if there are none. */
export function correctQuery(sought: SearchQuery, all: readonly Name[][]): SearchQuery | undefined {
  const vocabulary = vocabularyOf(all)
  const isKnown = (word: string) => all.some((names) => fitOf({ ...sought, words: [word] }, names).missing.length === 0)
  const words = sought.words.map((word) => (isKnown(word) ? word : (correctWord(word, vocabulary) ?? word)))
  return words.join() === sought.words.join() ? undefined : { ...sought, words, dense: words.join('') }
}

function vocabularyOf(all: readonly Name[][]): ReadonlySet<string> {
  const vocabulary =
    vocabularies.get(all) ?? new Set(all.flatMap((names) => names.filter(({ kind }) => kind !== 'said').flatMap(spelt)))
  vocabularies.set(all, vocabulary)
  return vocabulary
}

/** Kept for the next keystroke. */
const vocabularies = new WeakMap<readonly Name[][], ReadonlySet<string>>()

/** The factor of a result's score if a word of the query had to be corrected. */
export const slipFactor = 0.6

/** The words of a name, and the name as a single word without spaces. */
const spelt = ({ dense, words }: Name): string[] => (words.length > 1 ? [...words, dense] : words)

/**
 * Finds the known word at a distance of one substitution, deletion, insertion or transposition (Damerau 1964); a prefix
 * of five letters or more of a longer word counts as well.
 * Words with the same first letter are preferred.
 * Undefined for words of up to three letters, for which one wrong letter leaves too little.
 */
function correctWord(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (word.length < 4 || !/^[\x21-\x7e]+$/.test(word)) return undefined
  const close = [...vocabulary].filter(
    (each) =>
      each.length > 2 && (isOneOff(word, each) || (word.length > 4 && isOneOff(word, each.slice(0, word.length)))),
  )
  return close.find((each) => each[0] === word[0]) ?? close[0]
}

function isOneOff(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const isSame = (skip: number, skipOther: number) => one.slice(at + skip) === other.slice(at + skipOther)
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at] && isSame(2, 2)
  return isSwapped || isSame(1, 1) || isSame(1, 0) || isSame(0, 1)
}
