import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../fixtures/open-page.tsx'

beforeEach(() => page.viewport(1280, 900))

const date = { pattern: '(?P<year>\\d{4})-(\\d\\d)$', text: '2026-03', engine: 'python' }
const opened = (open: string, values: Record<string, unknown> = date) => openPage({ open, values })

test('a Python pattern is explained, with what is otherwise in JavaScript', async () => {
  const { find, all } = await opened('explain')
  await expect.poll(() => String(find('[data-bench=output]')?.textContent)).toContain('Named capturing group 1, “year”')
  expect(all('[role=note]').map(({ textContent }) => textContent)).toEqual([
    'In Python \\d, \\w, \\s and \\b with these flags are about the digits, letters and spaces of all scripts, not only ASCII',
    'In Python the end of the text is also before a line feed that ends it',
  ])
})

test('in Python its code is that very pattern', async () => {
  const { find } = await opened('snippet', { ...date, language: 'python' })
  await expect.poll(() => String(find('[data-bench=output]')?.textContent)).toContain(`re.compile(r"${date.pattern}")`)
})

test('it is walked through by its own parts', async () => {
  const { all } = await opened('steps')
  await expect.poll(() => all('[data-bench=output] li code:first-of-type')[0]?.textContent).toBe('\\d')
})

test('what JavaScript has no equivalent of is said where it is asked for', async () => {
  const { all } = await opened('explain', { pattern: '(?>a+)b', text: 'aab', engine: 'pcre2' })
  const sentence =
    'Not available for this pattern: it is read in JavaScript’s syntax here, which has no equivalent of (?>…)'
  await expect.poll(() => all('p').map(({ textContent }) => textContent)).toContain(sentence)
})
