import { limitsOf, maxLimitedLength } from '../limits/limits.ts'
import { byteSizes, characterFacts } from './character-facts.ts'
import { characterTally } from './character-tally.ts'
import type { CountOptions, Counts } from './fields.ts'
import { graphemeTally } from './grapheme-tally.ts'
import { lineTally } from './line-tally.ts'
import { minutesFor, speedNorms, toHundredths } from './reading-time.ts'
import { sentenceTally } from './sentence-tally.ts'
import { wordTally } from './word-tally.ts'

interface Counter {
  feed(piece: string): void
  finish(): Counts
}

/**
 * Counts a text that comes in pieces. Where they are cut makes no difference, not even within a surrogate pair; the
 * time grows with the text, the memory only with how many different words it has.
 */
export function textCounter(options: CountOptions): Counter {
  const characters = characterTally()
  const lines = lineTally()
  const graphemes = graphemeTally()
  const words = wordTally(options)
  const sentences = sentenceTally()
  const tallies = [characters, lines, graphemes, words, sentences]
  /** The text, as long as places with limits might take it. */
  let head: string | undefined = ''

  return {
    feed(piece) {
      if (head !== undefined) head = head.length + piece.length > maxLimitedLength ? undefined : head + piece
      for (const tally of tallies) tally.feed(piece)
    },
    finish() {
      const characterCounts = characters.finish()
      const facts = characterFacts(characterCounts, options)
      const { filledLines, lines: allLines, ...parts } = lines.finish()
      const { letters, spacedWords, ...counted } = words.finish(options.top)
      return {
        ...facts,
        ...parts,
        ...counted,
        graphemes: graphemes.finish(),
        lines: options.emptyLines ? allLines : filledLines,
        pages: toHundredths(counted.words / options.wordsPerPage),
        lexicalDiversity: share(counted.uniqueWords, counted.words),
        averageWordLength: share(letters, counted.words),
        chineseCharacters: facts.scripts.han,
        ...timesOf({ words: spacedWords, ...facts.scripts }, options),
        ...sentenceFacts(sentences.finish(), counted.words),
        bytes: byteSizes(characterCounts),
        limits: head === undefined ? [] : limitsOf(head),
      }
    },
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : toHundredths(part / whole))

const sentenceFacts = (sentences: number, words: number) => ({
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
