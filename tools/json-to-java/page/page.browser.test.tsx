import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import JsonToJavaPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

async function openPage(options: object) {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('options:json-to-java', JSON.stringify(options))
  const json = '{"order":{"id":1,"item":{"name":"tea"}}}'
  sessionStorage.setItem('draft:json-to-java', JSON.stringify({ json }))
  const opened = await openTool({
    id: 'json-to-java',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: JsonToJavaPage,
    open: 'convert',
  })
  await opened.settled()
  return opened
}

test('several files are tabs, each with its own code', async () => {
  const { all, find, screen } = await openPage({ nested: 'files', packageName: 'com.shop' })
  const tabs = () => all('[role=tab]').map(({ textContent }) => textContent)
  await expect.poll(tabs).toEqual(['Root.java', 'Order.java', 'Item.java'])
  const code = () => find('[role=tabpanel] .cm-content')?.textContent ?? ''
  await expect.poll(code).toContain('record Root')
  expect(code()).not.toContain('record Item')
  await screen.getByRole('tab', { name: 'Root.java' }).click()
  await userEvent.keyboard('{End}')
  await expect.poll(code).toContain('record Item')
})

test('one file is shown as it is', async () => {
  const { all, find } = await openPage({})
  await expect.poll(() => find('[data-bench=output] .cm-content')?.textContent).toContain('record Root')
  expect(all('[role=tab]')).toHaveLength(0)
})
