import { z } from 'zod'
import { textOf } from '#kit/text-of.ts'
import { engineNames } from '#lib/regex/engine.ts'

export const patternFields = { pattern: z.string(), flags: z.string().default('g') }

/** What every search needs: a pattern, a text, who searches and for how long at most. */
export const searchFields = {
  ...patternFields,
  text: textOf('text/plain'),
  engine: z.enum(engineNames).default('ecmascript'),
  seconds: z.number().min(0.1).max(60).default(2),
}

const schema = z.object(searchFields)

export type SearchInput = z.output<typeof schema>
