import { findWord, separateWords } from './query-words.ts'

/** The names and descriptions of a searchable thing, by weight. */
export interface Naming {
  titles?: readonly string[]
  keywords?: readonly string[]
  /** Pinyin and initials of its titles. */
  readings?: readonly string[]
  /** The titles of its operations. */
  deeds?: readonly string[]
  /** Its short description, and its category. */
  summaries?: readonly string[]
  said?: readonly string[]
}

/** The weight of a kind of name: for a matching word, and extra for the whole query. */
const worth = {
  titles: { weight: 10, whole: 6 },
  keywords: { weight: 8, whole: 4 },
  readings: { weight: 7, whole: 4 },
  deeds: { weight: 6, whole: 1 },
  summaries: { weight: 4, whole: 0 },
  said: { weight: 3, whole: 0 },
} satisfies Record<keyof Naming, object>

/** Extra for a title that begins with the query, and for a name that says the conversion asked for. */
const [beginningBonus, conversionBonus] = [3, 1]

/** A searchable text, in lower case. */
export interface Name {
  kind: keyof Naming
  text: string
  dense: string
  words: string[]
}

/** Prepares the names for comparisons. */
export const namesOf = (naming: Naming): Name[] =>
  (Object.keys(worth) as (keyof Naming)[]).flatMap((kind) =>
    (naming[kind] ?? [])
      .map((each) => each.toLowerCase())
      .filter((text) => text !== '')
      .map((text) => ({ kind, text, dense: denseOf(text), words: wordsIn(text) })),
  )

/** A parsed query. */
export interface SearchQuery {
  words: readonly string[]
  dense: string
  /** Whether it asks for a conversion: "webp to png", "jpg 转 png". */
  isConversion: boolean
}

export function readQuery(query: string): SearchQuery {
  const all = separateWords(query)
  const words = all.filter((word) => word !== '转')
  return {
    words: words.length > 0 ? words : all,
    dense: denseOf(query.toLowerCase()),
    isConversion: /\p{L}\s*(?: to |转)\s*\p{L}/iu.test(query),
  }
}

/** How well names fit a query. */
export interface Fit {
  score: number
  /** The score of each of its words. */
  best: number[]
  /** The words that match no name. */
  missing: string[]
}

/**
 * Scores names against a query. Each of its words counts by the name with the most weight of those it matches, a whole
 * word more than the beginning of one; a query that is all of a title or keyword counts extra.
 */
export function fitOf(sought: SearchQuery, names: readonly Name[], isInside = true): Fit {
  const best = sought.words.map((word) => {
    const denseWord = denseOf(word)
    // Words that together are a whole name match it, however it is spelt: "base 64".
    const likenessIn = (name: Name) => (name.dense === sought.dense ? 1 : likeness({ word, denseWord }, name, isInside))
    return Math.max(0, ...names.map((name) => worth[name.kind].weight * likenessIn(name)))
  })
  return {
    score: best.reduce((sum, each) => sum + each, 0) + Math.max(0, ...names.map((name) => bonusOf(sought, name))),
    best,
    missing: sought.words.filter((_, index) => best[index] === 0),
  }
}

function bonusOf({ dense, isConversion }: SearchQuery, name: Name): number {
  if (name.dense === dense) return worth[name.kind].whole
  if (name.kind === 'titles' && name.dense.startsWith(dense)) return beginningBonus
  const isToldBy = name.kind === 'titles' || name.kind === 'keywords'
  return isConversion && isToldBy && / to |转/.test(name.text) ? conversionBonus : 0
}

/** How well a word matches a name, from 0 to 1. */
function likeness(
  { word, denseWord }: { word: string; denseWord: string },
  { kind, text, dense, words }: Name,
  isInside: boolean,
): number {
  if (words.includes(word)) return 1
  if (isHan.test(word)) {
    if (text.startsWith(word)) return word.length === text.length ? 1 : 0.95
    if (text.includes(word)) return 0.9
    const pieces = findWord(word, text)
    return pieces ? Math.max(0.4, 0.8 - pieces.length / 20) : 0
  }
  const begun = words.find((each) => each.startsWith(word))
  if (begun) return 0.6 + (0.3 * word.length) / begun.length
  if (dense === denseWord) return 1
  // What follows is slow, and this alone tells most names apart.
  if (word.length > 2 && dense.includes(denseWord) && findWord(word, text)?.length === 0) return 0.8
  if (words.some((each) => isSameStem(word, each))) return 0.7
  return (isInside || kind === 'readings') && word.length > 2 && text.includes(word) ? 0.3 : 0
}

/** Whether two words are forms of one: "formatter" and "format", "encoding" and "encode". */
function isSameStem(one: string, other: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  return common > 2 && endings.has(one.slice(common)) && endings.has(other.slice(common))
}

const endings = new Set([
  '',
  's',
  'es',
  'e',
  'r',
  'er',
  'ter',
  'or',
  'd',
  'ed',
  'ted',
  'ing',
  'ting',
  'ion',
  'ation',
  'y',
  'ies',
  'ier',
])

const isHan = /\p{Script=Han}/u

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => word.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? [])

const denseOf = (text: string): string => text.replace(/[-_\s]/g, '')
