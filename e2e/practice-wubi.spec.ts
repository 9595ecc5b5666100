// Wubi practice as people type: codes without an input method, and composition events with one.
import type { Page } from '@playwright/test'
import { seriousViolations } from './accessibility.ts'
import { expect, open, test } from './visitor.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Type here' })
const figure = (page: Page, name: string) => page.locator('dl div', { hasText: name }).locator('dd').first()
const progress = (page: Page) => figure(page, 'Progress')
/** Reads the clock of the round, in seconds. */
const seconds = async (page: Page): Promise<number> => {
  const [minutes = 0, rest = 0] = ((await figure(page, 'Time').textContent()) ?? '').split(':').map(Number)
  return minutes * 60 + rest
}
const output = (page: Page) => page.locator('[data-bench=output]')
const announced = (page: Page) => page.locator('[data-announcer]')

/** Simulates an input method: composes, shows the candidate, and commits. */
async function compose(page: Page, steps: string[], committed: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const text of steps)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await session.send('Input.insertText', { text: committed })
  await session.detach()
}

test('codes are typed without an input method: simplified and full, with a mistake, to the end', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await page.getByRole('combobox', { name: 'Lesson' }).selectOption({ label: 'Li Bai: Quiet Night' })
  await field(page).click()
  await page.keyboard.type('ysi')
  await expect(field(page)).toHaveValue('ysi')
  await page.keyboard.type(' ')
  await expect(progress(page)).toHaveText('1 / 24')
  await page.keyboard.type('aa ')
  await expect(page.getByText('Incorrect code, please try again')).toBeVisible()
  await expect(progress(page)).toHaveText('1 / 24')
  await expect(figure(page, 'Accuracy')).toHaveText('50%')
  await page.keyboard.type('uejj')
  await expect(progress(page)).toHaveText('2 / 24')
  await expect(page.getByText('Incorrect code, please try again')).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(progress(page)).toHaveText('1 / 24')
})

test('text committed by an input method is compared, several characters at once, and errors can be deleted', async ({
  page,
}) => {
  await open(page, '/tools/practice-wubi')
  await field(page).click()
  await compose(page, ['a', 'aa', 'aaa'], '工')
  await expect(progress(page)).toHaveText('1 / 32')
  await compose(page, ['w', 'ww', '欲善'], '欲善其事')
  await expect(progress(page)).toHaveText('5 / 32')
  await expect(figure(page, 'Accuracy')).toHaveText('100%')
  await compose(page, ['d'], '大')
  await expect(page.locator('[data-kind=wrong]')).toHaveText('，')
  await expect(announced(page)).toContainText('大 is wrong; it should be ，')
  await page.keyboard.press('Backspace')
  await expect(page.locator('[data-kind=wrong]')).toHaveCount(0)
  await page.keyboard.type(',')
  await expect(progress(page)).toHaveText('6 / 32')
  await expect(field(page)).toHaveValue('')
})

test('while an input method composes, the field is not changed', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await field(page).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'wwkw', selectionStart: 4, selectionEnd: 4 })
  await expect(field(page)).toHaveValue('wwkw')
  await expect(progress(page)).toHaveText('0 / 32')
  await session.send('Input.insertText', { text: '工欲' })
  await expect(progress(page)).toHaveText('2 / 32')
  await expect(field(page)).toHaveValue('')
})

test('the field is focused on opening, and the first key starts the clock', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await expect(field(page)).toBeFocused()
  await expect(output(page)).toHaveAttribute('data-state', 'idle')
  await expect(figure(page, 'Time')).toHaveText('0:00')
  await page.keyboard.press('a')
  await expect(output(page)).toHaveAttribute('data-state', 'running')
  await page.keyboard.press('Space')
  await expect(progress(page)).toHaveText('1 / 32')
})

test('a round is started, paused, resumed, completed and reset by keyboard only', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Start')
  await expect(field(page)).toBeFocused()
  await expect(output(page)).toHaveAttribute('data-state', 'running')
  await page.keyboard.type('a ')
  await expect(progress(page)).toHaveText('1 / 32')
  await press('Pause')
  await expect(output(page)).toHaveAttribute('data-state', 'idle')
  const stood = await seconds(page)
  const resumed = Date.now()
  await press('Resume')
  await expect(output(page)).toHaveAttribute('data-state', 'running')
  // It continues from the paused time, which may be just before the next second.
  const went = (await seconds(page)) - stood
  expect(went).toBeGreaterThanOrEqual(0)
  expect(went).toBeLessThanOrEqual(Math.ceil((Date.now() - resumed) / 1000))
  await press('Finish')
  await expect(output(page)).toHaveAttribute('data-state', 'done')
  await expect(announced(page)).toContainText('Completed')
  await press('Try again')
  await expect(output(page)).toHaveAttribute('data-state', 'idle')
  await expect(progress(page)).toHaveText('0 / 32')
})

test('a complete poem with an input method ends automatically, and is in the results after a reload', async ({
  page,
}) => {
  await open(page, '/tools/practice-wubi')
  await page.getByRole('combobox', { name: 'Lesson' }).selectOption({ label: 'Wang Zhihuan: Stork Tower' })
  await field(page).click()
  await compose(page, ['r'], '白日依山尽，黄河入海流。')
  await compose(page, ['w'], '欲穷千里目，更上一层楼。')
  await expect(output(page)).toHaveAttribute('data-state', 'done')
  await page.reload()
  await page.getByText('Results over time').click()
  await expect(page.getByRole('img', { name: /^Rounds: 1\. Characters/ })).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
})

test('errors are listed, and practiced separately until correct', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await field(page).click()
  await compose(page, ['b'], '了')
  await compose(page, ['w'], '欲')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('summary', { hasText: 'Often missed' }).click()
  await page.getByRole('button', { name: 'Practice these' }).click()
  await expect(progress(page)).toHaveText('0 / 1')
  await field(page).click()
  await page.keyboard.type('a ')
  await expect(output(page)).toHaveAttribute('data-state', 'done')
  await expect(page.locator('summary', { hasText: 'Often missed' }).locator('..')).toContainText('No missed characters')
})

test('screen readers announce the next character with its code, and errors', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(announced(page)).toHaveText('Next: 工, code a')
  await page.keyboard.type('a ')
  await expect(announced(page)).toHaveText('Next: 欲, code w w k w')
  await page.keyboard.type('q ')
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect code' })).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(output(page).locator('[aria-current]')).toHaveText('欲')
  expect(await seriousViolations(page)).toEqual([])
})

test('a lesson of the table: the characters of one letter, in Chinese', async ({ page }) => {
  await open(page, '/tools/practice-wubi', { language: 'zh' })
  await page.getByRole('combobox', { name: '课程' }).selectOption({ label: '一级简码：一个字母' })
  await expect(page.locator('dl div', { hasText: '进度' }).locator('dd').first()).toHaveText('0 / 25')
})

test('a custom text is stored and practiced, also after a reload', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await page.locator('summary', { hasText: 'Your texts' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('人工\n工人')
  await page.getByRole('button', { name: 'Save and practice' }).click()
  await expect(progress(page)).toHaveText('0 / 4')
  await page.reload()
  await page.getByRole('combobox', { name: 'Lesson' }).selectOption({ label: 'Mine' })
  await expect(progress(page)).toHaveText('0 / 4')
})

test('a custom code table is imported, refused if invalid, and reset', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  const give = (text: string) =>
    page
      .locator('input[aria-label="Upload a table (JSON)"]')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Code table: built-in 86' }).click()
  await give('{"工": 1}')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Code table format error, please check JSON format')).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await give('{"工": "xx"}')
  await expect(dialog.getByText('Code table format error')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await field(page).click()
  await page.keyboard.type('xx ')
  await expect(progress(page)).toHaveText('1 / 32')
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await page.getByRole('tab', { name: 'Code query' }).click()
  await page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first().click()
  await page.keyboard.insertText('工')
  await expect(page.getByRole('row', { name: /工 xx/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Practice' }).click()
  await page.getByRole('button', { name: 'Code table: mine.json' }).click()
  await page.getByRole('button', { name: 'Reset to the built-in table' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Code table: built-in 86' })).toBeVisible()
  await field(page).click()
  await page.keyboard.type('a ')
  await expect(progress(page)).toHaveText('1 / 32')
})

test('a table that fails to load is reported, and retried', async ({ page, faults }) => {
  await page.route('**/assets/characters-*', (route) => route.abort())
  await open(page, '/tools/practice-wubi')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Failed to load Wubi code table')).toBeVisible()
  await page.unroute('**/assets/characters-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to load Wubi code table')).toBeHidden()
  faults.length = 0
})

test('stored data is exported, deleted and imported again', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await field(page).click()
  await compose(page, ['w'], '工欲善其事，必先利其器')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.locator('summary', { hasText: 'Data on this device' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const path = await (await downloading).path()
  await page.getByRole('button', { name: 'Delete all results' }).click()
  await page.locator('summary', { hasText: 'Results over time' }).click()
  await expect(page.getByText('No results yet')).toBeVisible()
  await page.locator('input[aria-label="Import"]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[]'),
  })
  await expect(page.getByText('This is not a practice data file')).toBeVisible()
  await page.locator('input[aria-label="Import"]').setInputFiles(path)
  await expect(page.getByRole('img', { name: /^Rounds: 1\./ })).toBeVisible()
})

test('fullscreen hides header and footer, and restores them', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(page.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible()
  const covered = () => page.evaluate(() => document.elementFromPoint(60, 20)?.closest('header') === null)
  await expect.poll(covered).toBe(true)
  await page.getByRole('button', { name: 'Exit fullscreen' }).click()
  await expect.poll(covered).toBe(false)
})

test('the lookup of codes has its own URL, and both directions', async ({ page }) => {
  await open(page, '/tools/practice-wubi')
  await page.getByRole('tab', { name: 'Code query' }).click()
  await expect(page).toHaveURL(/operation=lookup/)
  await page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first().click()
  await page.keyboard.insertText('工')
  await expect(page.getByRole('row', { name: /工 a\s*aaa\s*aaaa Level 1/ })).toBeVisible()
  await open(page, '/tools/practice-wubi?operation=search')
  await page.locator('[data-bench=input] :is(textarea, [contenteditable=true])').first().click()
  await page.keyboard.insertText('khlg')
  await expect(page.getByRole('row', { name: /中国 khlg/ })).toBeVisible()
})
