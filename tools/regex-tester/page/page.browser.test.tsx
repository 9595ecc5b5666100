import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../fixtures/open-page.tsx'

// Wide enough for the engines side by side, and for the groups in the table.
beforeEach(() => page.viewport(1280, 900))

const log = '# log\n2026-03-14 one\n2026-02-28 二\n2025-12-01 🙂 three'
const date = '(?<year>\\d{4})-(\\d\\d)'

test('opens with QuickJS, says that its WASM is loaded when it is used, and then that it is ready', async () => {
  const { screen, state, pattern, settled } = await openPage()
  await expect.element(screen.getByRole('radio', { name: /^QuickJS/ })).toBeChecked()
  await expect.element(screen.getByText('WASM on first use')).toBeVisible()
  expect(state()).toBe('idle')
  await pattern.fill('a')
  await settled()
  await expect.element(screen.getByText('WASM ready')).toBeVisible()
  await expect.element(screen.getByText('No matches').first()).toBeVisible()
})

test('lists every match with its place and groups, and marks them in the text', async () => {
  const { screen, rows, all, settled, said } = await openPage({ values: { pattern: date, text: log } })
  await settled()
  expect(rows()).toEqual([
    ['2026-03', '6–13', '2026', '03'],
    ['2026-02', '21–28', '2026', '02'],
    ['2025-12', '34–41', '2025', '12'],
  ])
  await expect.element(screen.getByRole('columnheader', { name: 'year' })).toBeVisible()
  await expect.poll(() => all('.cm-content .rx-match').length).toBeGreaterThanOrEqual(3)
  const grounds = new Set(all('.cm-content .rx-match').map((mark) => mark.classList.contains('rx-other')))
  expect(grounds).toEqual(new Set([true, false]))
  expect(all('.cm-content .rx-group-0').map(({ textContent }) => textContent)).toEqual(['2026', '2026', '2025'])
  expect(all('.cm-content .rx-group-1').map(({ textContent }) => textContent)).toEqual(['03', '02', '12'])
  await expect.element(screen.getByText(/^3 matches in \d+(\.\d)? m?s$/)).toBeVisible()
  await expect.poll(said).toBe('3 matches')
})

test('pointing at a row, or going to it by keyboard, lights its match in the text', async () => {
  const { screen, all, settled } = await openPage({ values: { pattern: date, text: log } })
  await settled()
  await expect.poll(() => all('.cm-content .rx-match')).not.toHaveLength(0)
  const lit = () =>
    all('.cm-content .rx-highlighted')
      .map(({ textContent }) => textContent)
      .join('')
  await userEvent.hover(screen.getByRole('button', { name: '2026-02' }))
  await expect.poll(lit).toContain('2026-02')
  screen.getByRole('button', { name: '2026-03' }).element().focus()
  await expect.poll(lit).toContain('2026-03')
  await userEvent.keyboard('{ArrowDown}{End}')
  await expect.poll(() => document.activeElement?.textContent).toBe('2025-12')
  await expect.poll(lit).toContain('2025-12')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => document.activeElement?.textContent).toBe('2026-03')
})

test('an empty match is a place between two characters', async () => {
  const { rows, all, settled } = await openPage({ values: { pattern: 'x*', text: 'ab' } })
  await settled()
  expect(rows()).toEqual([
    ['empty', '0–0'],
    ['empty', '1–1'],
    ['empty', '2–2'],
  ])
  await expect.poll(() => all('.cm-content .rx-empty')).toHaveLength(3)
})

test('every flag of the specification is a switch, and of u and v one is on', async () => {
  const { screen, rows, settled } = await openPage({ values: { pattern: 'a', text: 'aAa' } })
  await settled()
  expect(rows()).toHaveLength(2)
  for (const name of [
    'global',
    'ignoreCase',
    'multiline',
    'dotAll',
    'unicode',
    'sticky',
    'hasIndices',
    'unicodeSets',
  ]) {
    await expect.element(screen.getByRole('button', { name, exact: false }).first()).toHaveAttribute('aria-pressed')
  }
  const flag = (name: RegExp) => screen.getByRole('button', { name })
  await flag(/ignoreCase/).click()
  await expect.poll(rows).toHaveLength(3)
  await flag(/global/).click()
  await expect.poll(rows).toHaveLength(1)
  await flag(/unicode$/).click()
  await flag(/unicodeSets/).click()
  await expect.element(flag(/unicode$/)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(flag(/unicodeSets/)).toHaveAttribute('aria-pressed', 'true')
  await settled()
})

test('every engine is a choice, and a flag that it does not have cannot be switched on', async () => {
  const { screen, rows, settled } = await openPage({ values: { pattern: date, text: log } })
  for (const [engine, said] of [
    ['PCRE2', 'WASM ready'],
    ['JavaScript', 'No WASM needed'],
    ['Rust', 'WASM ready'],
    ['RE2', 'No WASM needed'],
    ['Oniguruma', 'WASM ready'],
  ] as const) {
    await screen.getByRole('radiogroup', { name: 'Engine' }).getByText(engine, { exact: true }).click()
    await expect.element(screen.getByText(said)).toBeVisible()
    await settled()
    expect(rows().map(([text]) => text)).toEqual(['2026-03', '2026-02', '2025-12'])
  }
  await expect.element(screen.getByRole('button', { name: /unicodeSets/ })).toBeDisabled()
})

test('a pattern that cannot be read is named at its field with the place, and everything typed stays', async () => {
  const { find, pattern, settled, alert } = await openPage({ values: { pattern: 'a', text: 'aab' } })
  await settled()
  await pattern.fill('aa(b')
  await settled('error')
  await expect.poll(alert).toContain('Invalid regex pattern at position 3: Unterminated group')
  await expect.element(pattern).toHaveAttribute('aria-invalid', 'true')
  expect(find('[data-bench=input] [data-bad]')?.textContent).toBe('(')
  await expect.poll(() => find('.cm-content')?.textContent).toBe('aab')
  await pattern.fill('aa(b)')
  await settled()
})

test('failures are said in Chinese too', async () => {
  const { pattern, settled, alert } = await openPage({ language: 'zh', values: { pattern: 'a++', text: 'a' } })
  await settled('error')
  await expect.poll(alert).toContain('QuickJS 不支持 ++')
  await pattern.fill('[')
  await expect.poll(alert).toContain('正则表达式无效：第 1 位')
})

test('flags that came from elsewhere and are none are refused in the words of the specification', async () => {
  const { settled, alert } = await openPage({ values: { pattern: 'a', flags: 'gg', text: 'a' } })
  await settled('error')
  await expect.poll(alert).toContain('Failed to set regex flags')
})

test('Ctrl+Enter without a pattern says what is missing', async () => {
  const { settled, alert } = await openPage()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await settled('error')
  await expect.poll(alert).toContain('Enter a regular expression')
})

test('common patterns bring a text to try them on, unless there is one', async () => {
  const { screen, rows, find, settled } = await openPage()
  await screen.getByRole('button', { name: 'Common patterns' }).click()
  await screen.getByRole('button', { name: 'IPv4 address' }).click()
  await settled()
  expect(rows().map(([text]) => text)).toEqual(['127.0.0.1', '192.168.10.254', '255.255.255.255'])
  await screen.getByRole('button', { name: 'Sample text' }).click()
  await screen.getByRole('button', { name: 'Time of day' }).click()
  await expect.poll(() => find('.cm-content')?.textContent).toContain('Open 9:00')
  await screen.getByRole('button', { name: 'Common patterns' }).click()
  await screen.getByRole('button', { name: 'Time of day' }).click()
  await expect.poll(rows).toEqual([
    ['9:00', '5–9', '9', '00', '–'],
    ['17:30', '13–18', '17', '30', '–'],
    ['23:59:59', '30–38', '23', '59', '59'],
  ])
})

test('line ends stay what they are, so that places are right', async () => {
  const { rows, settled } = await openPage({ values: { pattern: '\\r?\\n|b', text: 'a\r\nb\rc' } })
  await settled()
  expect(rows().map(([, place]) => place)).toEqual(['1–3', '3–4'])
})

test('the cheat sheet comes when it is opened', async () => {
  const { screen } = await openPage()
  await screen.getByText('Cheat sheet').click()
  await expect.element(screen.getByText('any character except a line break')).toBeVisible()
})
