import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { readPattern } from '#lib/regex/read-pattern.ts'
import { errors } from './errors.ts'
import { warningsField } from './search/differences.ts'
import { readFlags } from './search/flags.ts'
import { patternFields } from './search/search-fields.ts'
import { toToolError } from './search/to-tool-error.ts'
import { languages } from './snippet/languages.ts'
import type { WarningCode } from './snippet/warnings.ts'

/**
 * Writes code that finds the matches of a pattern of ECMAScript, in the syntax and with the meaning of another language.
 * What its engine does not have is `unsupported`; what finds something else there stands in `warnings`.
 */
export const snippet = defineOperation('snippet', {
  input: { ...patternFields, language: z.enum(languages).default('javascript') },
  output: { code: textOf('text/plain'), warnings: warningsField },
  async run({ pattern, flags, language }) {
    if (pattern === '') throw errors.emptyPattern()
    const { reading, all, sticky } = readFlags(flags)
    try {
      const tree = readPattern(pattern, reading)
      const [{ programs }, { warnings }] = await Promise.all([
        import('./snippet/programs.ts'),
        import('./snippet/warnings.ts'),
      ])
      const codes = new Set<WarningCode>()
      const code = programs[language]({ tree, flags, all, sticky, warn: (warning) => codes.add(warning) })
      return { code, ...(codes.size > 0 && { warnings: Array.from(codes, (warning) => warnings[warning]) }) }
    } catch (error) {
      throw toToolError(error, { engine: 'JavaScript', seconds: 0 })
    }
  },
})
