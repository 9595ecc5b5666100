import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { ToolError } from '#kit/tool-error.ts'
import { type Program, runners } from './fixtures/run-programs.ts'
import { around, lineEnds, nasty, references, type SnippetCase, translated } from './fixtures/snippet-cases.ts'
import { languages } from './snippet/languages.ts'
import { snippet } from './snippet.ts'

type Language = (typeof languages)[number]

const codeOf = ({ pattern, flags }: SnippetCase, language: Language) => perform(snippet, { pattern, flags, language })

/** The expected output of a program: a match on each line. */
function expectedOf({ pattern, flags, text }: SnippetCase): string {
  const regex = new RegExp(pattern, flags)
  const matches = flags.includes('g') ? [...text.matchAll(regex)] : [regex.exec(text)]
  return matches.flatMap((match) => (match ? [`${match[0]}\n`] : [])).join('')
}

/** The cases that a language supports without a warning, as programs; the others are `unsupported`. */
async function programsIn(language: Language, cases: SnippetCase[]): Promise<{ one: SnippetCase; program: Program }[]> {
  const made = cases.map(async (one) => {
    try {
      const { code, warnings } = await codeOf(one, language)
      return warnings ? [] : [{ one, program: { code, text: one.text } }]
    } catch (error) {
      if (error instanceof ToolError && error.code === 'unsupported') return []
      throw error
    }
  })
  return (await Promise.all(made)).flat()
}

describe.each(languages)('%s', (language) => {
  const { isThere, run } = runners[language]

  test.skipIf(!isThere)('finds in every language what JavaScript finds', async () => {
    const programs = await programsIn(language, [...nasty, ...translated, ...around, ...lineEnds, ...references])
    const printed = run(programs.map(({ program }) => program))
    const told = programs.map(({ one, program }, index) => ({ one, code: program.code, printed: printed[index] }))
    expect(told).toEqual(told.map((said) => ({ ...said, printed: expectedOf(said.one) })))
  })

  test('has every pattern that could end its source', async () => {
    expect(await programsIn(language, nasty)).toHaveLength(nasty.length)
  })
})
