import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { compareTexts } from '#lib/diff/compare-texts.ts'
import { comparisonModes } from '#lib/diff/tokens.ts'
import { errors } from './errors.ts'

/**
 * Compares two texts. Equal and removed parts together are the original, equal and added ones the changed text; where
 * what is ignored differs within an equal part, `changedText` is the part in the changed text.
 */
export const compare = defineOperation('compare', {
  input: {
    original: textOf('text/plain'),
    changed: textOf('text/plain'),
    mode: z.enum(comparisonModes).default('lines'),
    ignoreCase: z.boolean().default(false),
    ignoreWhitespace: z.boolean().default(false),
    stripTrailingCr: z.boolean().default(false),
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
  },
  run({ original, changed, mode, ...leniency }) {
    try {
      return compareTexts(original, changed, mode, leniency)
    } catch (error) {
      // More pieces than a list or a table can hold.
      if (error instanceof RangeError) throw errors.failed()
      throw error
    }
  },
})
