import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { substitute } from '#lib/regex/substitute.ts'
import { substituteCases } from '#lib/regex/substitute-cases.ts'
import { errors } from './errors.ts'
import { warningsField } from './search/differences.ts'
import { warnOfForeignReferences } from './search/foreign-references.ts'
import { matchesWithProgress, runSearch } from './search/run-search.ts'
import { searchFields } from './search/search-fields.ts'

/**
 * Replaces matches by a template in JavaScript's syntax, whatever the engine; optionally with Perl's case conversion:
 * `\U$1\E`.
 */
export const replace = defineOperation('replace', {
  input: { ...searchFields, replacement: z.string(), caseFunctions: z.boolean().default(false) },
  output: { text: textOf('text/plain'), count: z.int(), warnings: warningsField },
  async run({ replacement, caseFunctions, ...input }, call) {
    const { text } = input
    const write = caseFunctions ? substituteCases : substitute
    return runSearch(input, call, (search) => {
      const parts: string[] = []
      let [from, count, length] = [0, 0, 0]
      for (const match of text === '' ? [] : matchesWithProgress(search, text, call)) {
        const instead = write(replacement, text, { ...match, names: search.groupNames })
        parts.push(text.slice(from, match.start), instead)
        length += instead.length
        if (length > maxResultLength) throw errors.failed({ reason: 'the result is too long' })
        from = match.end
        count++
      }
      const { warnings = [] } = search.warned
      const all = [...warnings, ...warnOfForeignReferences(replacement, search.groupNames)]
      return { text: parts.join('') + text.slice(from), count, ...(all.length === 0 ? {} : { warnings: all }) }
    })
  },
})

/** In UTF-16 units. A replacement that repeats all the text before each match would outgrow the memory. */
const maxResultLength = 2 ** 27
