import { seriousViolations } from './accessibility.ts'
import { variantsOf } from './variants.ts'
import { expect, open, test } from './visitor.ts'

const json = `{
  "order": 12345678901234567890,
  "items": [{ "title": "绿茶", "price": 68.50 }, { "title": "Teapot", "price": 129.00 }]
}`

const words = { en: { tree: 'Tree', table: 'Table' }, zh: { tree: '树', table: '表格' } }

for (const [place, view] of (['tree', 'table'] as const).entries()) {
  for (const { language, dark } of variantsOf(place)) {
    test(`the ${view} is open to everybody, in ${language}, ${dark ? 'dark' : 'light'}`, async ({ page }) => {
      await open(page, '/tools/json-editor', { language, dark })
      await page.locator('[data-bench=input] :is(textarea, .cm-content)').fill(json)
      await page.getByText(words[language][view], { exact: true }).click()
      await expect(page.getByRole(view === 'tree' ? 'treeitem' : 'gridcell').first()).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
    })
  }
}

test('by keyboard only: a value is found, edited, formatted, and restored', async ({ page }) => {
  await open(page, '/tools/json-editor')
  await page.locator('[data-bench=input] :is(textarea, .cm-content)').fill(json)
  await page.getByText('Tree', { exact: true }).click()
  const tree = page.getByRole('tree')
  await tree.focus()
  await page.keyboard.press('*')
  const price = page.getByRole('treeitem', { name: 'price: 68.50' })
  await expect(price).toBeVisible()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown')
  await expect(price).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeFocused()
  await page.keyboard.type('70.00')
  await page.keyboard.press('Enter')
  const output = page.locator('[data-bench=output]')
  await expect(output).toContainText('"price": 70.00')
  await expect(output).toContainText('12345678901234567890')
  await expect(tree).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(output).toContainText('"price": 68.50')
})
