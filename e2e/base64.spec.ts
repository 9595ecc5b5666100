import { readFileSync } from 'node:fs'
import { expect, open, test } from './visitor.ts'

test('typing shows the result and its time, and swaps back', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('工具台')
  const output = page.locator('[data-bench=output]')
  await expect(output).toHaveAttribute('data-state', 'done')
  await expect(output).toContainText('5bel5YW35Y+w')
  await expect(page.getByText(/^Done in/)).toBeVisible()
  await expect(page.getByRole('status').getByText('Encoded')).toBeAttached()
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(page).toHaveURL(/operation=decode/)
  await expect(output).toContainText('工具台')
})

test('an error is shown in the status with its position, and the input is kept', async ({ page }) => {
  await open(page, '/tools/base64?operation=decode', { language: 'zh' })
  await page.getByRole('textbox', { name: 'Base64' }).click()
  await page.keyboard.type('VG9v*')
  await expect(page.getByRole('alert')).toHaveText('Base64 格式无效：第 5 位的“*”')
  await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'error')
  await expect(page.locator('[data-bench=input]')).toContainText('VG9v*')
})

test('a run without input says what is missing', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter some text to process')
})

test('a file becomes a data URI, which is copied and downloaded', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.getByText('Image or file').click()
  const file = { name: 'hello.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await page.locator('[data-bench=file] input[type=file]').setInputFiles(file)
  await expect(page.locator('[data-bench=output]')).toContainText('data:text/plain;base64,aGVsbG8=')
  await page.locator('[data-bench=save]').click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toBe('data:text/plain;base64,aGVsbG8=')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Control+s')
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('data:text/plain;base64,aGVsbG8=')
})

test('options and text survive a reload, and reset brings the defaults back', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('<<???>>')
  await page.getByText('URL-safe', { exact: true }).click()
  await expect(page.locator('[data-bench=output]')).toContainText('PDw_Pz8-Pg==')
  await page.waitForTimeout(600)
  await page.reload()
  await expect(page.locator('[data-bench=output]')).toContainText('PDw_Pz8-Pg==')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.locator('[data-bench=output]')).toContainText('PDw/Pz8+Pg==')
})

test('a run is kept in the history, restored, deleted and put back', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.getByRole('textbox', { name: 'Text' }).click()
  // Inserted at once, as the history would also record intermediate inputs.
  await page.keyboard.insertText('first')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await history.getByRole('button', { name: 'Restore: first' }).click()
  await expect(page.locator('[data-bench=output]')).toBeFocused()
  await expect(page.locator('[data-bench=output]').getByText('Zmlyc3Q=')).toBeInViewport()
  await expect(page.locator('[data-bench=input]')).toContainText('first')
  await history.getByRole('button', { name: 'Delete: first' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(0)
  await history.getByRole('button', { name: 'Undo delete' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(history.getByRole('listitem')).toHaveCount(1)
})

test('a shared link carries options, and the input only when that is ticked', async ({ page }) => {
  await open(page, '/tools/base64')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('secret')
  await page.getByText('URL-safe', { exact: true }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('textbox', { name: 'Link' })
  const fragment = async () => Buffer.from((await link.inputValue()).split('#with=')[1] ?? '', 'base64url').toString()
  expect(JSON.parse(await fragment())).toEqual({ alphabet: 'url-safe' })
  await page.getByLabel(/Include the input/).check()
  expect(JSON.parse(await fragment())).toEqual({ alphabet: 'url-safe', text: 'secret' })

  const address = await link.inputValue()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
  await open(page, address)
  await expect(page.locator('[data-bench=output]')).toContainText('c2VjcmV0')

  // What is changed then survives a reload.
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('other')
  await expect(page.locator('[data-bench=output]')).toContainText('b3RoZXI')
  await page.reload()
  await expect(page.locator('[data-bench=output]')).toContainText('b3RoZXI')
})

test('a result is sent to another tool in memory', async ({ page }) => {
  await open(page, '/tools/base64?operation=decode')
  await page.getByRole('textbox', { name: 'Base64' }).click()
  await page.keyboard.type('YSUyMGI=')
  await expect(page.locator('[data-bench=output]')).toContainText('a%20b')
  await page.getByRole('button', { name: 'Send to' }).click()
  await page.getByRole('button', { name: 'Decode the URL' }).click()
  await expect(page).toHaveURL(/\/tools\/url-encoder\?operation=decode$/)
  await expect(page.locator('[data-bench=output]')).toContainText('a b')
})

test('if the code editor fails to load, the text area stays usable, with a notice', async ({ page, faults }) => {
  await page.route('**/assets/code-editor-*.js', (route) => route.abort())
  await open(page, '/tools/base64')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await expect(page.locator('[data-announcer]')).toHaveText('Failed to update editor')
  await page.keyboard.type('hi')
  await expect(page.locator('[data-bench=output] textarea')).toHaveValue('aGk=')
  expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([])
  faults.length = 0
})

test('a long text scrolls within its pane, and the status line stays in view', async ({ page }) => {
  await open(page, '/tools/base64')
  const field = page.locator('[data-bench=input]').locator('textarea, [contenteditable=true]')
  await field.first().focus()
  await expect(page.locator('.cm-editor').first()).toBeVisible()
  await page.keyboard.insertText(Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n'))
  await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done')
  await expect(page.getByText('On this device, nothing sent')).toBeInViewport()
})
