import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { limit } from '../limits/limit.ts'

/** The options of both operations. */
export const optionFields = {
  spaces: z.boolean().default(true),
  punctuation: z.boolean().default(true),
  caseSensitive: z.boolean().default(false),
  emptyLines: z.boolean().default(false),
  wordsPerPage: advanced(z.int().min(1).max(100_000).default(500)),
  top: z.int().min(1).max(1000).default(10),
  wordsPerMinute: advanced(z.int().min(1).max(10_000).optional()),
  charactersPerMinute: advanced(z.int().min(1).max(10_000).optional()),
  spokenWordsPerMinute: advanced(z.int().min(1).max(10_000).optional()),
  spokenCharactersPerMinute: advanced(z.int().min(1).max(10_000).optional()),
}

export type CountOptions = z.output<z.ZodObject<typeof optionFields>>

/** The output of both operations: counts are whole numbers, averages and minutes have two decimals. */
export const countFields = {
  characters: z.int(),
  charactersNoSpaces: z.int(),
  graphemes: z.int(),
  words: z.int(),
  uniqueWords: z.int(),
  lexicalDiversity: z.number(),
  sentences: z.int(),
  paragraphs: z.int(),
  lines: z.int(),
  pages: z.number(),
  readingMinutes: z.number(),
  speakingMinutes: z.number(),
  averageWordLength: z.number(),
  averageSentenceLength: z.number(),
  longestWord: z.string(),
  shortestWord: z.string(),
  chineseCharacters: z.int(),
  chineseWords: z.int(),
  officeWords: z.int(),
  commonWords: z.array(z.strictObject({ word: z.string(), count: z.int() })),
  commonCharacters: z.array(z.strictObject({ character: z.string(), count: z.int() })),
  bytes: z.strictObject({ utf8: z.int(), utf16: z.int(), gbk: z.int() }),
  scripts: z.strictObject({
    han: z.int(),
    latin: z.int(),
    kana: z.int(),
    hangul: z.int(),
    digits: z.int(),
    punctuation: z.int(),
    other: z.int(),
  }),
  limits: z.array(limit),
}

export type Counts = z.output<z.ZodObject<typeof countFields>>
