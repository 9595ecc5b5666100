import { z } from 'zod'
import { textOf } from '#kit/text-of.ts'
import { engineNames } from '#lib/regex/engine.ts'

export const patternFields = { pattern: z.string(), flags: z.string().default('g') }

const engine = z.enum(engineNames).default('ecmascript')

/** What reads a pattern without searching: the pattern, and whose syntax it has. */
export const readingFields = { ...patternFields, engine }

/** The engine, and the time limit. */
export const engineFields = {
  engine,
  seconds: z.number().min(0.1).max(60).default(2),
}

/** What every search needs: a pattern, a text, and an engine. */
export const searchFields = { ...patternFields, text: textOf('text/plain'), ...engineFields }

const schema = z.object(searchFields)

export type SearchInput = z.output<typeof schema>
