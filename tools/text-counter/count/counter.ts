import { limitsOf, maxLimitedLength } from '../limits/limits.ts'
import { byteSizes, characterStatistics } from './character-statistics.ts'
import { characterTally } from './character-tally.ts'
import type { CountOptions, Counts } from './fields.ts'
import { graphemeTally } from './grapheme-tally.ts'
import { lineTally } from './line-tally.ts'
import { minutesFor, roundToHundredths, speedNorms } from './reading-time.ts'
import { sentenceTally } from './sentence-tally.ts'
import { wordTally } from './word-tally.ts'

interface Counter {
  feed(piece: string): void
  finish(): Counts
}

/**
 * Counts a text that comes in pieces, which may be split anywhere, even within a surrogate pair. Time is linear in the
 * text; memory grows only with the number of different words.
 */
export function textCounter(options: CountOptions): Counter {
  const characters = characterTally()
  const lines = lineTally()
  const graphemes = graphemeTally()
  const words = wordTally(options)
  const sentences = sentenceTally()
  const tallies = [characters, lines, graphemes, words, sentences]
  /** The text; undefined once it is too long for all limits. */
  let head: string | undefined = ''

  return {
    feed(piece) {
      if (head !== undefined) head = head.length + piece.length > maxLimitedLength ? undefined : head + piece
      for (const tally of tallies) tally.feed(piece)
    },
    finish() {
      const characterCounts = characters.finish()
      const statistics = characterStatistics(characterCounts, options)
      const { filledLines, lines: allLines, ...parts } = lines.finish()
      const { letters, spacedWords, ...counted } = words.finish(options.top)
      return {
        ...statistics,
        ...parts,
        ...counted,
        graphemes: graphemes.finish(),
        lines: options.emptyLines ? allLines : filledLines,
        pages: roundToHundredths(counted.words / options.wordsPerPage),
        lexicalDiversity: share(counted.uniqueWords, counted.words),
        averageWordLength: share(letters, counted.words),
        chineseCharacters: statistics.scripts.han,
        ...timesOf({ words: spacedWords, ...statistics.scripts }, options),
        ...sentenceStatistics(sentences.finish(), counted.words),
        bytes: byteSizes(characterCounts),
        limits: head === undefined ? [] : limitsOf(head),
      }
    },
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : roundToHundredths(part / whole))

const sentenceStatistics = (sentences: number, words: number) => ({
  sentences,
  averageSentenceLength: share(words, sentences),
})

function timesOf(amount: { words: number; han: number; kana: number }, options: CountOptions) {
  const { reading, speaking } = speedNorms(amount)
  return {
    readingMinutes: minutesFor(amount, {
      words: options.wordsPerMinute ?? reading.words,
      characters: options.charactersPerMinute ?? reading.characters,
    }),
    speakingMinutes: minutesFor(amount, {
      words: options.spokenWordsPerMinute ?? speaking.words,
      characters: options.spokenCharactersPerMinute ?? speaking.characters,
    }),
  }
}
