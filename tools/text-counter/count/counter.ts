import { joiningUnits } from '#lib/text/graphemes.ts'
import { segmentReader } from '#lib/text/segment-reader.ts'
import { limitsOf, maxLimitedLength } from '../limits/limits.ts'
import { byteSizes, characterStatistics } from './character-statistics.ts'
import { characterTally } from './character-tally.ts'
import type { CountOptions, Counts } from './fields.ts'
import { lineTally } from './line-tally.ts'
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

/** Counts user-perceived characters (`Intl.Segmenter`), such as a flag or a letter with its accents. */
function graphemeTally() {
  let graphemes = 0
  const count = () => {
    graphemes++
  }
  const onPlain = (text: string) => {
    graphemes += text.length
  }
  const reader = segmentReader('grapheme', count, { joiningUnits, onPlain })
  return {
    feed: reader.feed,
    finish(): number {
      reader.finish()
      return graphemes
    },
  }
}

/** The speed of reading or speaking: words a minute, and characters a minute for ideographs and kana. */
interface Speed {
  words: number
  characters: number
}

interface Amount {
  /** For scripts with words, such as Latin, Arabic, Hangul and Thai. */
  words: number
  han: number
  kana: number
}

/**
 * Returns the usual speeds for the script of a text.
 *
 * English: 238 words a minute silently, 183 aloud (Brysbaert 2019, Journal of Memory and Language 109:104047), used for
 * every script with words. Aloud, 255 Chinese and 357 Japanese characters a minute (Trauzettel-Klosinski and Dietz
 * 2012, Investigative Ophthalmology & Visual Science 53(9):5452). No silent speed is given for these two, so theirs is
 * scaled by 238/183 as in English. A text is Japanese when a tenth of its ideographs and kana are kana.
 */
function speedNorms({ han, kana }: Pick<Amount, 'han' | 'kana'>): { reading: Speed; speaking: Speed } {
  const isJapanese = kana > 0 && kana * 10 >= han + kana
  return {
    reading: { words: 238, characters: isJapanese ? 460 : 330 },
    speaking: { words: 183, characters: isJapanese ? 357 : 255 },
  }
}

/** Returns the minutes that a text takes, to a hundredth. */
const minutesFor = ({ words, han, kana }: Amount, speed: Speed): number =>
  roundToHundredths(words / speed.words + (han + kana) / speed.characters)

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100
