import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { runners } from './fixtures/run-programs.ts'
import type { Language } from './snippet/languages.ts'
import { snippet } from './snippet.ts'

const write = (engine: EngineName, language: Language, pattern: string, flags = 'g') =>
  perform(snippet, { pattern, flags, engine, language })

const date = String.raw`(?P<y>\d{4})-(?P<m>\d\d)\Z`

test('a Python pattern is that very pattern in Python, with all its flags', async () => {
  const { code } = await write('python', 'python', date, 'gimsxa')
  expect(code).toContain(`re.compile(r"${date}", re.IGNORECASE | re.DOTALL | re.MULTILINE | re.VERBOSE | re.ASCII)`)
})

test('so is what JavaScript has no equivalent of', async () => {
  expect((await write('python', 'python', '(a)?(?(1)b|c)')).code).toContain('re.compile(r"(a)?(?(1)b|c)")')
  expect((await write('pcre2', 'php', '(?>a+)\\Kb', 'gm')).code).toContain("$pattern = '/(?>a+)\\Kb/mu'")
})

test('what Python cannot read is refused in Python too', async () => {
  await expect(write('python', 'python', '(?<a>b)')).rejects.toMatchObject({ code: 'invalidPattern' })
})

test('in another language it finds what Python finds', async () => {
  const text = '2026-03\n٢٠٢٦-٠٣\n'
  const { code } = await write('python', 'javascript', date)
  expect(runners.javascript.run([{ code, text }])).toEqual([''])
  const multiline = await write('python', 'javascript', String.raw`(?m)^(?P<y>\d{4})-\d\d$`)
  expect(runners.javascript.run([{ code: multiline.code, text }])).toEqual(['2026-03\n٢٠٢٦-٠٣\n'])
})

test.skipIf(!runners.java.isThere)('Java finds it too', async () => {
  const { code } = await write('python', 'java', String.raw`(?m)^(?P<y>\d{4})-\d\d$|\w+\Z`)
  expect(runners.java.run([{ code, text: '2026-03\r\n٢٠٢٦-٠٣\né' }])).toEqual(['٢٠٢٦-٠٣\né\n'])
})

test('a reference that fails where its group took no part stays so, and JavaScript is said to differ', async () => {
  expect((await write('python', 'java', '(a)?b\\1')).code).toContain('(a)?b\\\\1')
  const { code, warnings } = await write('python', 'javascript', '(a)?b\\1')
  expect(code).toContain('/(a)?b\\1/gu')
  expect(warnings?.map(({ en }) => en)).toEqual([
    'In JavaScript a reference to a group that took no part matches the empty text; in the given pattern it fails',
  ])
})
