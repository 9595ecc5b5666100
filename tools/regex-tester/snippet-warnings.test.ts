import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import type { languages } from './snippet/languages.ts'
import { snippet } from './snippet.ts'

const write = (language: (typeof languages)[number], pattern: string, flags = 'g') =>
  perform(snippet, { pattern, flags, language })

test('Go, which has no look-around, is said to end lines only with a line feed', async () => {
  const { code, warnings } = await write('go', '^a$', 'gm')
  expect(code).toContain('`(?m)^a$`')
  expect(warnings?.map(({ en }) => en)).toEqual([
    'In Go ^ and $ with the flag m know only \\n as a line ending; in JavaScript also \\r, U+2028 and U+2029',
  ])
})

test('Rust knows the line ends of Windows too, but takes them for one', async () => {
  const { code, warnings } = await write('rust', '^a$', 'gm')
  expect(code).toContain('r"(?mR)^a$"')
  expect(warnings?.map(({ en }) => en)).toEqual([
    'In Rust ^ and $ with the flag m take \\r\\n for one line ending, and don’t know U+2028 and U+2029; JavaScript does',
  ])
})

test('the same is said of a part of the pattern', async () => {
  expect((await write('go', 'a(?m:$)')).warnings).toHaveLength(1)
})

test.each(['python', 'java', 'php', 'csharp', 'javascript'] as const)(
  '%s needs no warning of lines',
  async (language) => {
    expect(await write(language, '^a$', 'gm')).not.toHaveProperty('warnings')
  },
)

test.each(['go', 'rust'] as const)('%s needs none without the flag m', async (language) => {
  expect(await write(language, '^a$')).not.toHaveProperty('warnings')
})

test('a language without conditionals refuses a reference to a group that may have taken no part', async () => {
  const made = write('java', '(a)?b\\1c')
  await expect(made).rejects.toMatchObject({ code: 'unsupported', params: { engine: 'Java', feature: '(…)?…\\1' } })
})

test('a reference whose group would keep an earlier round of a repeat is refused everywhere', async () => {
  const made = write('python', '(?:(a)|b)*\\1')
  await expect(made).rejects.toMatchObject({
    code: 'unsupported',
    params: { engine: 'Python', feature: '(?:(…)?…)*…\\1' },
  })
})

test('a reference that never has anything to repeat is left out, even where there are no references', async () => {
  expect((await write('go', '\\1(a)')).code).toContain('`(?:)(a)`')
})
