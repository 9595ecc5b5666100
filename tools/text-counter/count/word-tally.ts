import { segmentReader } from '#lib/text/segment-reader.ts'
import { truncate } from '#lib/text/truncate.ts'
import { distinctCounter } from './distinct-counter.ts'

interface Words {
  words: number
  uniqueWords: number
  /** Those that begin with an ideograph. */
  chineseWords: number
  /** Those of scripts that write no ideographs or kana: what reading by words counts. */
  spacedWords: number
  /** In characters (code points), of all words together. */
  letters: number
  longestWord: string
  shortestWord: string
  commonWords: { word: string; count: number }[]
}

/**
 * Counts words (`Intl.Segmenter`, joined as readers do). How often each comes is kept for the first million different
 * ones, in any language far more than it has; beyond them the number of different ones is estimated.
 */
export function wordTally({ caseSensitive }: { caseSensitive: boolean }) {
  const counts = new Map<string, number>()
  let more: ReturnType<typeof distinctCounter> | undefined
  let [words, chineseWords, spacedWords, letters, maxLength, minLength] = [0, 0, 0, 0, 0, Number.POSITIVE_INFINITY]
  let [longestWord, shortestWord] = ['', '']

  function takeNew(word: string): void {
    if (counts.size < maxKept) return void counts.set(standAlone(word), 1)
    if (!more) {
      more = distinctCounter()
      for (const kept of counts.keys()) more.add(folded(kept))
    }
    more.add(folded(word))
  }
  const folded = (word: string): string => (caseSensitive ? word : word.toLowerCase())

  const joiner = wordJoiner((full) => {
    const word = full.length > maxShownLength ? truncate(full, maxShownLength) : full
    const length = lengthOf(full)
    words++
    letters += length
    if (length > maxLength) [maxLength, longestWord] = [length, standAlone(word)]
    if (length < minLength) [minLength, shortestWord] = [length, standAlone(word)]
    const first = word.charCodeAt(0)
    if (first < 0x2e80) spacedWords++
    else if (isHan.test(word)) chineseWords++
    else if (!isKana.test(word)) spacedWords++
    const count = counts.get(word)
    if (count === undefined) takeNew(word)
    else counts.set(word, count + 1)
  })
  const reader = segmentReader('word', joiner.take)

  return {
    feed: reader.feed,
    finish(top: number): Words {
      reader.finish()
      joiner.finish()
      const groups = caseSensitive ? counts : foldCase(counts)
      const commonWords = mostFrequent(groups, top).map(([word, count]) => ({ word, count }))
      const uniqueWords = more?.estimate() ?? groups.size
      return { words, uniqueWords, chineseWords, spacedWords, letters, longestWord, shortestWord, commonWords }
    },
  }
}

const maxKept = 1_000_000

/** In UTF-16 units: a longer word is counted by its beginning. */
const maxShownLength = 200

const isHan = /^\p{Script=Han}/u
const isKana = /^(?:\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana})/u

function lengthOf(word: string): number {
  let length = word.length
  for (let at = 0; at < word.length; at++) if ((word.charCodeAt(at) & 0xfc00) === 0xdc00) length--
  return length
}

/** Copies a text: a part of a string keeps the whole in memory. */
const standAlone = (part: string): string => (part.length < 13 ? part : part.split('').join(''))

/** Puts together what differs in case alone, under the spelling that comes most often. */
function foldCase(counts: ReadonlyMap<string, number>): Map<string, number> {
  const groups = new Map<string, { spelling: string; maxCount: number; count: number }>()
  for (const [word, count] of counts) {
    const key = word.toLowerCase()
    const group = groups.get(key)
    if (!group) groups.set(key, { spelling: word, maxCount: count, count })
    else {
      group.count += count
      if (count > group.maxCount) [group.spelling, group.maxCount] = [word, count]
    }
  }
  return new Map(Array.from(groups.values(), ({ spelling, count }) => [spelling, count]))
}

/** Lists what comes most often; of equals what came first. */
function mostFrequent(counts: ReadonlyMap<string, number>, top: number): [string, number][] {
  const minCount = minCountOf(counts, top)
  return [...counts]
    .filter(([, count]) => count >= minCount)
    .sort(([, a], [, b]) => b - a)
    .slice(0, top)
}

/** How often the last of the top ones comes: only those that come as often need sorting. */
function minCountOf(counts: ReadonlyMap<string, number>, top: number): number {
  return Float64Array.from(counts.values()).sort().at(-Math.min(top, counts.size)) ?? 0
}

/**
 * Puts together what a reader takes for one word and Unicode divides: `well-known`, `ada@example.com`, `and/or`, and the
 * whole of a URL. Only scripts that write spaces join; a word that follows Han, kana or Thai begins anew.
 */
function wordJoiner(onWord: (word: string) => void) {
  let word = ''
  let between = ''

  function close(): void {
    if (word !== '') onWord(word)
    word = ''
    between = ''
  }

  return {
    take(segment: string, isWordLike: boolean): void {
      if (isWordLike) {
        if (word !== '' && between !== '' && joins(word, between, segment)) word += between + segment
        else {
          close()
          word = segment
        }
        between = ''
      } else if (word !== '') {
        between += segment
        if (between.length > maxBetweenLength || !mayJoin.test(segment)) close()
      }
    },
    finish: close,
  }
}

/** In UTF-16 units: `://`, and `?q=` with some more. What is longer belongs to no word. */
const maxBetweenLength = 4

/** In UTF-16 units. A chain that goes on and on is cut, so that no word takes the memory of a text. */
const maxWordLength = 4096

const mayJoin = /^[-‐‑'’@./:?#&=%+~,;!$*()[\]_]+$/

const joins = (word: string, between: string, next: string): boolean =>
  word.length + next.length < maxWordLength &&
  isSpaced(word.charCodeAt(word.length - 1)) &&
  isSpaced(next.charCodeAt(0)) &&
  (/^(?:[-‐‑'’@./]|:\/\/)$/.test(between) || /^(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.)/i.test(word))

/** Says whether a letter is of a script that puts spaces between words. */
const isSpaced = (unit: number): boolean =>
  unit < 0x0e00 ||
  (unit >= 0x10a0 && unit < 0x1780) ||
  (unit >= 0x1800 && unit < 0x1980) ||
  (unit >= 0x1e00 && unit < 0x2000) ||
  (unit >= 0x2c00 && unit < 0x2e00) ||
  (unit >= 0xac00 && unit < 0xd800)
