import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { sortLines } from './order/sort-lines.ts'
import { extractedKinds, finders } from './search/finders.ts'
import { openPattern } from './search/open-pattern.ts'

/** Lists what stands in a text, one a line and in the order in which it stands there. */
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
    const find = kind === 'pattern' ? await patternFinder(pattern) : finders[kind]
    const matches = unique ? [...new Set(find(text))] : [...find(text)]
    const items = sort ? sortLines(matches, naturally) : matches
    return { text: items.join('\n'), count: items.length }
  },
})

/** Finds what a pattern matches, without empty matches. */
async function patternFinder(pattern: string): Promise<(text: string) => Iterable<string>> {
  if (pattern === '') throw errors.invalidPattern({ position: 1 })
  const { matches } = await openPattern(pattern, false)
  return function* find(text) {
    for (const { start, end } of matches(text)) if (end > start) yield text.slice(start, end)
  }
}

const naturally = { by: 'natural', column: 1, delimiter: '', descending: false, ignoreCase: false } as const
