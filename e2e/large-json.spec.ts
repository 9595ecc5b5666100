// A document too large for the editor: it is processed in a worker and returned as a file.
import { readFile, writeFile } from 'node:fs/promises'
import { expect, open, test } from './visitor.ts'

test('20 MB of JSON open, format and download, and the page never stops for long', async ({ page }, testInfo) => {
  const rows = Array.from({ length: 150_000 }, (_, id) => ({ id, name: `Person ${id}`, note: '中文 text', big: '1.0' }))
  const json = JSON.stringify(rows).replaceAll('"1.0"', '12345678901234567890.10')
  await open(page, '/tools/json-editor')
  await page.evaluate(() => {
    const longest = { time: 0 }
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.time = Math.max(longest.time, duration)
    }).observe({ type: 'longtask' })
  })
  const chooser = page.locator('[data-bench=input]').locator('xpath=ancestor::section').locator('input[type=file]')
  // As a path, since bytes would pass through the page itself.
  const path = testInfo.outputPath('rows.json')
  await writeFile(path, json)
  await chooser.setInputFiles(path)
  await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done')
  const saved = page.waitForEvent('download')
  await page.locator('[data-bench=save]').click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain('\n    "name": "Person 149999"')
  expect(text.split('12345678901234567890.10').length - 1).toBe(rows.length)
  await page.getByText('Tree', { exact: true }).click()
  await expect(page.getByRole('treeitem', { name: /^Document: 150,000 items/ })).toBeVisible()
  await page.getByRole('tree').focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('treeitem', { name: '149999: 4 keys' })).toBeVisible()
  console.log(`longest task: ${await page.evaluate(() => Object(window).longest.time)} ms`)
})
