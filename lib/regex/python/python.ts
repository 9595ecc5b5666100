import type { Engine, Regex } from '../engine.ts'
import { missingFlagError } from '../features.ts'
import { loadPcre2 } from '../pcre2/pcre2.ts'
import { RegexError } from '../regex-error.ts'
import { translatePython } from './translate-python.ts'

/** Emulates Python's `re` with PCRE2, for which its patterns are translated. */
export async function loadPython(): Promise<Engine> {
  const pcre2 = await loadPcre2()
  return {
    compile(pattern, flags): Regex {
      for (const flag of flags) if (!'aimsux'.includes(flag)) throw missingFlagError(flag)
      const { placeOf, groupNames, differences, ...written } = translatePython(pattern, flags)
      try {
        return { ...pcre2.compile(written.pattern, written.flags), groupNames, differences }
      } catch (error) {
        const failure = error instanceof RegexError ? error.failure : undefined
        if (failure?.kind !== 'syntax') throw error
        throw new RegexError({ ...failure, index: placeOf(failure.index) })
      }
    },
  }
}
