import { readFile } from 'node:fs/promises'
import { seriousViolations } from './accessibility.ts'
import { variantsOf } from './variants.ts'
import { expect, open, test } from './visitor.ts'

const markdown = `# Tea house

\`\`\`mermaid
flowchart TD
  A[Boil water] --> B[茶]
\`\`\`

\`\`\`mermaid
mindmap
  root((Tea))
    Green
\`\`\`

| a | b |
|---|---|
| 1 | 2 |

${'A line of many.\n\n'.repeat(120)}The end.
`

for (const { language, dark } of variantsOf(1)) {
  test(`diagrams are drawn within the policy of the page, in ${language}`, async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await open(page, '/tools/markdown-preview', { language, dark })
    await page.locator('[data-bench=input] :is(textarea, .cm-content)').fill(markdown)
    await expect(page.locator('figure.diagram img')).toHaveCount(2)
    expect(refused).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
  })
}

test('an exported page contains its diagrams and makes no requests', async ({ page, context }) => {
  await open(page, '/tools/markdown-preview')
  await page.locator('[data-bench=input] :is(textarea, .cm-content)').fill(markdown)
  await expect(page.locator('figure.diagram img')).toHaveCount(2)
  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Page (HTML)' }).click()
  const html = await readFile(await (await coming).path(), 'utf8')
  const exported = await context.newPage()
  const told: string[] = []
  exported.on('console', (message) => told.push(message.text()))
  exported.on('request', ({ url }) => told.push(url()))
  await exported.setContent(html)
  await expect(exported.getByRole('img')).toHaveCount(2)
  const widths = await exported
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
  expect(widths.every((width) => width > 50)).toBe(true)
  expect(await exported.locator('table').evaluate((table) => getComputedStyle(table).borderCollapse)).toBe('collapse')
  expect(told.filter((text) => !text.startsWith('data:'))).toEqual([])
})

test('printing shows the complete document and nothing else', async ({ page }) => {
  await open(page, '/tools/markdown-preview', { dark: true })
  await page.locator('[data-bench=input] :is(textarea, .cm-content)').fill(markdown)
  await expect(page.locator('figure.diagram img')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The end.').last()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('[data-bench=input]')).toBeHidden()
  const { tall, shown } = await page.locator('[data-bench=output] section').evaluate((section) => ({
    tall: section.scrollHeight,
    shown: section.clientHeight,
  }))
  expect(shown).toBeGreaterThan(3000)
  expect(tall - shown).toBeLessThan(4)
})
