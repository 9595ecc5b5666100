import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { markedTextOf } from '#kit/text-of.ts'
import { compareTexts } from '#lib/diff/compare-texts.ts'
import { comparisonModes } from '#lib/diff/tokens.ts'
import { ignoredByPattern } from './comparison/ignored-pattern.ts'
import { errors } from './errors.ts'

/**
 * Compares two texts. Equal and removed parts together are the original, equal and added ones the changed text; an
 * equal part that differs in what is ignored has its text in the changed text as `changedText`.
 */
export const compare = defineOperation('compare', {
  input: {
    original: markedTextOf('text/plain'),
    changed: markedTextOf('text/plain'),
    mode: z.enum(comparisonModes).default('lines'),
    ignoreCase: z.boolean().default(false),
    ignoreWhitespace: z.boolean().default(false),
    stripTrailingCr: z.boolean().default(false),
    /** In RE2 syntax; its matches within lines are ignored. */
    ignorePattern: z.string().max(1000).default(''),
  },
  output: {
    parts: z.array(
      z.object({
        kind: z.enum(['equal', 'added', 'removed']),
        text: z.string(),
        changedText: z.string().optional(),
      }),
    ),
    additions: z.int(),
    deletions: z.int(),
    unchanged: z.int(),
    /** The moved blocks, with their first lines counted from 1; none if words or characters are compared. */
    moves: z.array(z.object({ from: z.int(), to: z.int(), lines: z.int() })),
  },
  async run({ original, changed, mode, ignorePattern, ...ignored }) {
    const ignoreOptions = { ...ignored, ignoredIn: await ignoredByPattern(ignorePattern) }
    try {
      const { moves, ...comparison } = compareTexts(original, changed, mode, ignoreOptions)
      return {
        ...comparison,
        moves: moves.map(({ from, to, count }) => ({ from: from + 1, to: to + 1, lines: count })),
      }
    } catch (error) {
      // More pieces than an array or a Map can hold.
      if (error instanceof RangeError) throw errors.failed()
      throw error
    }
  },
})
