import { segmentReader } from '#lib/text/segment-reader.ts'
import { truncate } from '#lib/text/truncate.ts'
import { distinctCounter } from './distinct-counter.ts'

interface Words {
  words: number
  uniqueWords: number
  /** Words that begin with an ideograph. */
  chineseWords: number
  /** Words of scripts other than ideographs and kana, whose reading time depends on words. */
  spacedWords: number
  /** The code points of all words together. */
  letters: number
  longestWord: string
  shortestWord: string
  commonWords: { word: string; count: number }[]
}

/**
 * Counts words (`Intl.Segmenter`, with parts such as those of URLs joined). Frequencies are kept for the first million
 * different words, more than any language has; beyond them the number of different words is estimated.
 */
export function wordTally({ caseSensitive }: { caseSensitive: boolean }) {
  const counts = new Map<string, number>()
  let more: ReturnType<typeof distinctCounter> | undefined
  let [words, chineseWords, spacedWords, letters, maxLength, minLength] = [0, 0, 0, 0, 0, Number.POSITIVE_INFINITY]
  let [longestWord, shortestWord] = ['', '']

  function addNew(word: string): void {
    if (counts.size < maxKept) return void counts.set(copyString(word), 1)
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
    if (length > maxLength) [maxLength, longestWord] = [length, copyString(word)]
    if (length < minLength) [minLength, shortestWord] = [length, copyString(word)]
    const first = word.charCodeAt(0)
    if (first < 0x2e80) spacedWords++
    else if (isHan.test(word)) chineseWords++
    else if (!isKana.test(word)) spacedWords++
    const count = counts.get(word)
    if (count === undefined) addNew(word)
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

/** In UTF-16 units: a longer word is truncated. */
const maxShownLength = 200

const isHan = /^\p{Script=Han}/u
const isKana = /^(?:\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana})/u

function lengthOf(word: string): number {
  let length = word.length
  for (let at = 0; at < word.length; at++) if ((word.charCodeAt(at) & 0xfc00) === 0xdc00) length--
  return length
}

/** Copies a substring, which would otherwise keep the whole string in memory. */
const copyString = (part: string): string => (part.length < 13 ? part : part.split('').join(''))

/** Merges words that differ only in case, under the most frequent spelling. */
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

/** Lists the most frequent words; ties in order of appearance. */
function mostFrequent(counts: ReadonlyMap<string, number>, top: number): [string, number][] {
  const minCount = minCountOf(counts, top)
  return [...counts]
    .filter(([, count]) => count >= minCount)
    .sort(([, a], [, b]) => b - a)
    .slice(0, top)
}

/** Returns the lowest count among the top words, so that only words of at least that count are sorted. */
function minCountOf(counts: ReadonlyMap<string, number>, top: number): number {
  return Float64Array.from(counts.values()).sort().at(-Math.min(top, counts.size)) ?? 0
}

/**
 * Joins what readers take for one word but Unicode splits: `well-known`, `ada@example.com`, `and/or`, a URL. Only words
 * of scripts with spaces are joined; a word after Han, kana or Thai is a new one.
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

/** In UTF-16 units: enough for `://` and `?q=`. Longer separators end a word. */
const maxBetweenLength = 4

/** In UTF-16 units. Longer chains are cut, so that no word takes the memory of a whole text. */
const maxWordLength = 4096

const mayJoin = /^[-‐‑'’@./:?#&=%+~,;!$*()[\]_]+$/

const joins = (word: string, between: string, next: string): boolean =>
  word.length + next.length < maxWordLength &&
  isSpaced(word.charCodeAt(word.length - 1)) &&
  isSpaced(next.charCodeAt(0)) &&
  (/^(?:[-‐‑'’@./]|:\/\/)$/.test(between) || /^(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.)/i.test(word))

/** Whether a letter is of a script with spaces between words. */
const isSpaced = (unit: number): boolean =>
  unit < 0x0e00 ||
  (unit >= 0x10a0 && unit < 0x1780) ||
  (unit >= 0x1800 && unit < 0x1980) ||
  (unit >= 0x1e00 && unit < 0x2000) ||
  (unit >= 0x2c00 && unit < 0x2e00) ||
  (unit >= 0xac00 && unit < 0xd800)
