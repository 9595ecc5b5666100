import { useMemo } from 'react'
import { type EngineName, engineNames } from '#lib/regex/engine.ts'
import { type HeldText, isHeld } from '#ui/text/held-text.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import { languages } from '../../snippet/languages.ts'
import { type PatternTest, readTests } from '../kept/read-tests.ts'

/** The values of the page's fields, shared by all tabs. */
export interface Fields {
  pattern: string
  flags: string
  text: string | HeldText
  engine: EngineName
  seconds: number
  replacement: string
  caseFunctions: boolean
  tests: PatternTest[]
  language: (typeof languages)[number]
}

/** Reads the fields. The page begins with QuickJS, the engine in WebAssembly. */
export function useFields(): { fields: Fields; change: (changed: Partial<Fields>) => void } {
  const { values, change } = useWorkbench()
  const { pattern, flags, text, engine, seconds, replacement, caseFunctions, tests, language } = values
  const fields = useMemo(
    () => ({
      pattern: typeof pattern === 'string' ? pattern : '',
      flags: typeof flags === 'string' ? flags : 'g',
      text: typeof text === 'string' || isHeld(text) ? text : '',
      engine: engineNames.find((name) => name === engine) ?? 'quickjs',
      seconds: typeof seconds === 'number' ? seconds : 2,
      replacement: typeof replacement === 'string' ? replacement : '',
      caseFunctions: caseFunctions === true,
      tests: readTests(tests),
      language: languages.find((name) => name === language) ?? 'javascript',
    }),
    [pattern, flags, text, engine, seconds, replacement, caseFunctions, tests, language],
  )
  return { fields, change }
}

export const isEmpty = (text: string | HeldText): boolean => (typeof text === 'string' ? text === '' : text.size === 0)
