import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '#kit/language.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import XmlPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const shop = '<?xml version="1.0"?>\n<shop>\n  <item id="7">tea</item>\n  <box><item/><item>c</item></box>\n</shop>'

async function openPage(xml: string, { view = 'tree', open = 'format', language = 'en' as Language } = {}) {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('view:xml', JSON.stringify(view))
  sessionStorage.setItem('draft:xml', JSON.stringify({ xml }))
  const opened = await openTool({
    id: 'xml',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: XmlPage,
    open,
    language,
  })
  const items = () => opened.all('[role=treeitem]')
  return {
    ...opened,
    rows: () => items().map((row) => `${'  '.repeat(Number(row.ariaLevel) - 1)}${row.textContent}`),
    active: () => opened.find('[role=treeitem][aria-selected=true]')?.textContent,
    path: () => opened.find('[role=tree]')?.nextElementSibling?.querySelector('code')?.textContent,
  }
}

async function openTree(xml = shop, given = {}) {
  const opened = await openPage(xml, given)
  await expect.poll(opened.rows).not.toHaveLength(0)
  const tree = opened.find('[role=tree]') as HTMLElement
  tree.focus()
  return { ...opened, tree }
}

test('a document is a tree of its elements, with their attributes and texts', async () => {
  const { rows, active } = await openTree()
  expect(rows()).toEqual(['Declaration  version="1.0"', 'shop', '  item id="7"  tea', '  box2 children'])
  expect(active()).toBe('shop')
})

test('arrow keys move, expand and collapse, and the XPath of the node is shown below', async () => {
  const { rows, active, path, tree } = await openTree()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await expect.poll(rows).toHaveLength(6)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.poll(active).toBe('item  c')
  await expect.poll(path).toBe('/shop/box/item[2]')
  expect(tree.getAttribute('aria-activedescendant')).toBe(document.querySelector('[aria-selected=true]')?.id)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(active).toBe('box')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(rows).toHaveLength(4)
  await userEvent.keyboard('{Home}{End}')
  await expect.poll(active).toBe('box2 children')
})

test('the path of a node, of an attribute, and a subtree are copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, active } = await openTree()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toContain('tea')
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.poll(() => write.mock.lastCall).toEqual(['<item id="7">tea</item>'])
  await screen.getByRole('button', { name: 'Copy XPath' }).click()
  await expect.poll(() => write.mock.lastCall).toEqual(['/shop/item'])
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Copy XPath of @id' }).click()
  await expect.poll(() => write.mock.lastCall).toEqual(['/shop/item/@id'])
})

test('all nodes expand and collapse, and a node leads to its position in the text', async () => {
  const { screen, rows, find } = await openTree()
  await screen.getByRole('button', { name: 'Expand all' }).click()
  await expect.poll(rows).toHaveLength(6)
  await screen.getByRole('button', { name: 'Collapse all' }).click()
  await expect.poll(rows).toHaveLength(4)
  await screen.getByRole('button', { name: 'Show in text' }).click()
  await expect.poll(() => find('.cm-content')?.contains(document.activeElement)).toBe(true)
})

test('an error is shown in place of the tree', async () => {
  const { screen } = await openPage('<a>\n<b>\n</a>', { language: 'zh', open: 'toJson' })
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  await expect.element(screen.getByText(/^第 3 行第 4 列/).first()).toBeVisible()
})

test('of fifty thousand nodes only those in view are rendered', async () => {
  const { rows, active } = await openTree(`<a>${'<b/>'.repeat(50_000)}</a>`, { open: 'validate' })
  expect(rows().length).toBeLessThan(80)
  await userEvent.keyboard('{End}')
  await expect.poll(active).toBe('b')
  await expect.poll(() => document.querySelector('[aria-selected=true]')?.ariaPosInSet).toBe('50000')
})
