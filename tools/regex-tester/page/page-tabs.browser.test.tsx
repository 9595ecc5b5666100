import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../fixtures/open-page.tsx'

// Wide enough for the engines side by side, and for the groups in the table.
beforeEach(() => page.viewport(1280, 900))

let copied: string[] = []
beforeEach(() => {
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
})
afterEach(() => vi.restoreAllMocks())

const dates = { pattern: '(?<year>\\d{4})-(\\d\\d)', text: '2026-03, 1999-12', engine: 'ecmascript' }
const opened = (open: string, values: Record<string, unknown> = dates) => openPage({ open, values })

test('arrows go from tab to tab, and each is an operation', async () => {
  const { screen, settled } = await opened('test')
  await settled()
  await screen.getByRole('tab', { name: 'Matches 2' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Tests' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Replace' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'Escape' })).toHaveAttribute('aria-selected', 'true')
})

test('matches are replaced as one types', async () => {
  const { screen, find, settled } = await opened('replace')
  await screen.getByRole('textbox', { name: 'Replacement' }).fill('$2/$<year>')
  await expect.poll(() => find('[data-bench=output] :is(textarea, .cm-content)')?.textContent).toBe('03/2026, 12/1999')
  await settled()
  await expect.element(screen.getByText('2 replaced').first()).toBeVisible()
  find('[data-bench=save]')?.click()
  await expect.poll(() => copied).toEqual(['03/2026, 12/1999'])
})

test('a text is cut at its matches', async () => {
  const { screen, find, all, settled } = await opened('split', { pattern: '\\s*,\\s*', text: 'a , b,,c' })
  await settled()
  expect(all('[data-bench=output] li').map(({ textContent }) => textContent)).toEqual(['a', 'b', 'empty', 'c'])
  await expect.element(screen.getByText('4 parts').first()).toBeVisible()
  find('[data-bench=save]')?.click()
  await expect.poll(() => JSON.parse(copied[0] ?? 'null')).toEqual(['a', 'b', '', 'c'])
})

test('a pattern is explained as a tree, whose parts are found in the pattern', async () => {
  const { screen, find, settled } = await opened('explain', { pattern: 'a(b|c)+', text: 'abc' })
  await settled()
  const part = (name: string) => screen.getByRole('button', { name })
  await expect.element(part('(b|c)+ 1 or more times, as many as possible (greedy)')).toBeVisible()
  await expect.element(screen.getByText('No risk of catastrophic backtracking (ReDoS) found')).toBeVisible()
  await userEvent.hover(part('(b|c) Capturing group 1'))
  const lit = () =>
    [...(find('[data-bench=input]')?.querySelectorAll('[data-lit]') ?? [])]
      .map(({ textContent }) => textContent)
      .join('')
  await expect.poll(lit).toBe('(b|c)')
})

test('a pattern is drawn as a railroad', async () => {
  const { screen, all, settled } = await opened('explain', { pattern: '^x(?<n>b|[c-e]\\d{2,3})?$', text: '' })
  await settled()
  await screen.getByText('Diagram').click()
  await expect.element(screen.getByRole('img', { name: 'Railroad diagram of the pattern' })).toBeVisible()
  const words = all('[role=img] text').map(({ textContent }) => textContent)
  expect(words).toEqual([
    'start anchor',
    'x',
    'Named capturing group 1, “n”',
    'b',
    '[c-e]',
    'digit',
    '2 to 3 times',
    'end anchor',
  ])
})

test('a pattern beyond drawing says so, and the tree has it', async () => {
  const { screen, settled } = await opened('explain', { pattern: '(a)'.repeat(300), text: '' })
  await settled()
  await screen.getByText('Diagram').click()
  await expect.element(screen.getByText('This pattern is too large for a diagram. See the tree instead.')).toBeVisible()
})

test('what can take very long is warned of, with the parts that are to blame', async () => {
  const { screen, find, state } = await opened('check', { pattern: '(a+)+$', text: '' })
  await expect.poll(state).toBe('done')
  await expect
    .element(screen.getByText('Catastrophic backtracking (ReDoS) risk: some texts take very long'))
    .toBeVisible()
  expect(find('[data-risk=high] li')?.textContent).toBe('(a+)+ can match the same text in many ways')
})

test('an engine that searches in linear time is not affected, and that is said', async () => {
  const { screen } = await opened('explain', { pattern: '(a+)+$', text: '', engine: 're2' })
  await expect.element(screen.getByText('RE2 searches in linear time and is not affected')).toBeVisible()
})

test('a pattern of another engine that JavaScript cannot read is explained not at all, and that is said', async () => {
  const { screen, settled } = await opened('explain', { pattern: 'a++', text: 'aa', engine: 'oniguruma' })
  await settled('error')
  await expect.element(screen.getByText('JavaScript doesn’t support ++')).toBeVisible()
  await expect.element(screen.getByText('Explained in JavaScript syntax')).toBeVisible()
})

test('code is written in seven languages', async () => {
  const { screen, find, settled } = await opened('snippet')
  await settled()
  const code = () => find('[data-bench=output] :is(textarea, .cm-content)')?.textContent
  for (const [language, expected] of [
    ['JavaScript', 'matchAll'],
    ['Python', 're.compile(r"(?P<year>'],
    ['Go', 'regexp.MustCompile'],
    ['Java', 'Pattern.compile'],
    ['Rust', 'Regex::new'],
    ['PHP', 'preg_match_all'],
    ['C#', 'new Regex(@"'],
  ] as const) {
    await screen.getByLabelText('Language').selectOptions(language)
    await expect.poll(code).toContain(expected)
  }
  await screen.getByLabelText('Language').selectOptions('Go')
  await screen.getByRole('textbox', { name: 'Pattern', exact: true }).fill('(?=a)')
  await expect.element(screen.getByText('Go doesn’t support (?=…)')).toBeVisible()
})

test('a benchmark needs both a pattern and test text, and then says how fast that is', async () => {
  const { screen, settled, state, alert } = await opened('benchmark', { pattern: 'a' })
  await expect.element(screen.getByText(/a benchmark needs a pattern and some test text/)).toBeVisible()
  await screen.getByRole('button', { name: 'Measure again' }).click()
  await settled('error')
  await expect.poll(alert).toContain('Enter some test text')
  await screen.getByRole('textbox', { name: 'Test text' }).fill('banana')
  await expect.poll(state).toBe('done')
  await expect.element(screen.getByText('Searches per second')).toBeVisible()
})

test('the test text is escaped, and can become the pattern', async () => {
  const { screen, find, settled, rows } = await opened('escape', { text: 'a.b*' })
  await settled()
  await screen.getByRole('button', { name: 'Use as pattern' }).click()
  await expect.poll(() => find('[data-bench=input] textarea')?.textContent).toBe('a\\.b\\*')
  await screen.getByRole('tab', { name: /^Matches/ }).click()
  await expect.poll(rows).toEqual([['a.b*', '0–4']])
})

test('escaping needs test text', async () => {
  const { screen, settled } = await opened('escape', {})
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await settled('error')
  await expect.element(screen.getByText('Enter some test text').first()).toBeVisible()
})

test('matches, the pattern and code are copied, each in its form', async () => {
  const { screen, settled, said } = await opened('test')
  await settled()
  const take = async (name: string) => {
    await screen.getByRole('button', { name: 'Copy as…' }).first().click()
    await screen.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => copied).toHaveLength(1)
    return copied.pop()
  }
  expect(await take('Matches as text')).toBe('2026-03\n1999-12')
  expect(await take('Matches as CSV')).toBe('match,start,end,year,2\r\n2026-03,0,7,2026,03\r\n1999-12,9,16,1999,12')
  expect(JSON.parse((await take('Matches as JSON')) ?? '')).toMatchObject([
    { start: 0, end: 7 },
    { start: 9, end: 16 },
  ])
  expect(await take('Pattern')).toBe(dates.pattern)
  expect(await take('Python')).toContain('re.compile')
  await expect.poll(said).toBe('Copied')
})

test('all matches are copied, also those that are not listed', async () => {
  const { find, settled } = await opened('test', { pattern: 'a', text: 'a'.repeat(6000), engine: 'ecmascript' })
  await settled()
  find('[data-bench=save]')?.click()
  await expect.poll(() => copied[0]?.split('\n').length).toBe(6000)
})

test('copying needs a pattern or matches, and says so when it fails', async () => {
  const { screen, said } = await opened('test', {})
  await screen.getByRole('button', { name: 'Copy as…' }).first().click()
  await screen.getByRole('button', { name: 'Matches as text' }).click()
  await expect.poll(said).toBe('Failed to copy')
  await expect.element(screen.getByText('Failed to copy').first()).toBeVisible()
  expect(copied).toEqual([])
})

test('a clipboard that refuses is told of, in Chinese too', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { find, settled, said } = await openPage({ language: 'zh', values: dates })
  await settled()
  // The count is said first: what is said later stands.
  await expect.poll(said).toBe('2 个匹配')
  find('[data-bench=save]')?.click()
  await expect.poll(said).toBe('复制失败')
})
