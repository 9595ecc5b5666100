import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { readPattern } from '#lib/regex/read-pattern.ts'
import { errors } from './errors.ts'
import { readFlags } from './search/flags.ts'
import { patternFields } from './search/search-fields.ts'
import { toToolError } from './search/to-tool-error.ts'
import { languages } from './snippet/languages.ts'

/**
 * Writes code that finds the matches of a pattern of ECMAScript, in the syntax and with the meaning of another language.
 * What its engine does not have is `unsupported`.
 */
export const snippet = defineOperation('snippet', {
  input: { ...patternFields, language: z.enum(languages).default('javascript') },
  output: { code: textOf('text/plain') },
  async run({ pattern, flags, language }) {
    if (pattern === '') throw errors.emptyPattern()
    const { reading, all, sticky } = readFlags(flags)
    try {
      const tree = readPattern(pattern, reading)
      const { programs } = await import('./snippet/programs.ts')
      return { code: programs[language]({ tree, flags, all, sticky }) }
    } catch (error) {
      throw toToolError(error, { engine: 'JavaScript', seconds: 0 })
    }
  },
})
