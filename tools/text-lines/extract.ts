import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { sortLines } from './order/sort-lines.ts'
import { compilePattern } from './search/compile-pattern.ts'
import { extractedKinds, extractors } from './search/extractors.ts'

/** Extracts items of a kind from a text, one a line, in the order of the text. */
export const extract = defineOperation('extract', {
  input: {
    text: textOf('text/plain'),
    kind: z.enum(extractedKinds).default('email'),
    pattern: onlyFor({ kind: ['pattern'] }, z.string().default('')),
    unique: z.boolean().default(true),
    sort: z.boolean().default(false),
  },
  output: { text: textOf('text/plain'), count: z.int() },
  async run({ text, kind, pattern, unique, sort }) {
    if (text === '') throw errors.empty()
    const find = kind === 'pattern' ? await patternFinder(pattern) : extractors[kind]
    const matches = unique ? [...new Set(find(text))] : [...find(text)]
    const items = sort ? sortLines(matches, naturally) : matches
    return { text: items.join('\n'), count: items.length }
  },
})

/** Finds a pattern's non-empty matches. */
async function patternFinder(pattern: string): Promise<(text: string) => Iterable<string>> {
  if (pattern === '') throw errors.emptyPattern()
  const { matches } = await compilePattern(pattern, false)
  return function* find(text) {
    for (const { start, end } of matches(text)) if (end > start) yield text.slice(start, end)
  }
}

const naturally = { by: 'natural', column: 1, delimiter: '', descending: false, ignoreCase: false } as const
