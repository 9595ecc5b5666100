import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import type { RegexMatch } from '#lib/regex/engine.ts'
import { warningsField } from './search/differences.ts'
import { matchesWithProgress, runSearch } from './search/run-search.ts'
import { searchFields } from './search/search-fields.ts'

const group = z.strictObject({ name: z.string().optional(), start: z.int(), end: z.int(), text: z.string() })

/**
 * Finds the matches of a pattern, with offsets in UTF-16 units whatever the engine. `count` is that of all matches in
 * the text, of which the first `limit` are listed.
 */
export const test = defineOperation('test', {
  input: { ...searchFields, limit: z.int().min(1).max(1_000_000).default(10_000) },
  output: {
    matches: z.array(
      z.strictObject({ start: z.int(), end: z.int(), text: z.string(), groups: z.array(group.nullable()) }),
    ),
    count: z.int(),
    truncated: z.boolean(),
    milliseconds: z.number(),
    warnings: warningsField,
  },
  async run({ limit, ...input }, call) {
    const { text } = input
    return runSearch(input, call, (search) => {
      const begun = performance.now()
      const told: RegexMatch[] = []
      let count = 0
      for (const match of text === '' ? [] : matchesWithProgress(search, text, call)) {
        if (count < limit) told.push(match)
        count++
      }
      const milliseconds = Math.round((performance.now() - begun) * 1000) / 1000
      const matches = told.map((match) => tell(match, text, search.groupNames))
      return { matches, count, truncated: count > limit, milliseconds, ...search.warned }
    })
  },
})

const tell = ({ start, end, groups }: RegexMatch, text: string, names: readonly (string | undefined)[]) => ({
  start,
  end,
  text: text.slice(start, end),
  groups: groups.map((span, index) => {
    if (!span) return null
    const name = names[index]
    return { ...(name !== undefined && { name }), ...span, text: text.slice(span.start, span.end) }
  }),
})
