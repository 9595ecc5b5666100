import { expect, onTestFinished, test } from 'vitest'
import { loadTool, readCatalogue } from '#core/load-tools.node.ts'
import { form } from './fixtures/calls.ts'
import { openApp } from './fixtures/open-app.ts'

test('a byte order mark counts where files are compared', async () => {
  const cards = (await readCatalogue()).filter(({ id }) => id === 'text-diff')
  const app = await openApp({ tools: await Promise.all(cards.map((card) => loadTool(card))) })
  onTestFinished(() => app.close())
  const original = new File(['\uFEFFa\nb\n'], 'a.txt')
  const made = await form(app, 'text-diff/patch', [
    ['original', original],
    ['changed', new File(['\uFEFFa\nc\n'], 'b.txt')],
  ])
  expect(made.json().data.patch).toContain('\n \uFEFFa\n-b\n+c\n')
  const compared = await form(app, 'text-diff/compare', [
    ['original', original],
    ['changed', new File(['a\nb\n'], 'b.txt')],
  ])
  expect(compared.json()).toMatchObject({ data: { additions: 1, deletions: 1, unchanged: 1 } })
})
