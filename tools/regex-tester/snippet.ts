import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { errors } from './errors.ts'
import { checkForeign, isForeign, readForEngine } from './foreign/read-for-engine.ts'
import { warningsField } from './search/differences.ts'
import { readFlags } from './search/flags.ts'
import { readingFields } from './search/search-fields.ts'
import { type Language, languages } from './snippet/languages.ts'
import type { WarningCode } from './snippet/warnings.ts'

/**
 * Writes code that finds the matches of a pattern, in the syntax and with the meaning of another language; in the
 * language of its engine it is written as it is. What that language's engine does not have is `unsupported`; what finds
 * something else there stands in `warnings`.
 */
export const snippet = defineOperation('snippet', {
  input: { ...readingFields, language: z.enum(languages).default('javascript') },
  output: { code: textOf('text/plain'), warnings: warningsField },
  async run({ pattern, flags, engine, language }) {
    if (pattern === '') throw errors.emptyPattern()
    const { reading, all, sticky } = readFlags(flags)
    const given = { pattern, flags: reading, engine }
    const [{ programs }, { translated }, { warnings }] = await Promise.all([
      import('./snippet/programs.ts'),
      import('./snippet/translated.ts'),
      import('./snippet/warnings.ts'),
    ])
    if (homes[engine] === language) {
      checkForeign(given)
      return { code: programs[language]({ ...given, all, sticky }) }
    }
    const codes = new Set<WarningCode>()
    const source = translated(readForEngine(given, 'exact'), isForeign(engine), (code) => codes.add(code))
    const code = programs[language]({ ...source, all, sticky })
    return { code, ...(codes.size > 0 && { warnings: Array.from(codes, (warning) => warnings[warning]) }) }
  },
})

/** The languages whose own engines have the syntax of ours. */
const homes: Partial<Record<EngineName, Language>> = { python: 'python', pcre2: 'php' }
