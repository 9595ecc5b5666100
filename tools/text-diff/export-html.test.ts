import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { exportHtml } from './export-html.ts'

const write = async (input: object) => await (await perform(exportHtml, input)).file.text()

test('titles stand above the columns, and stay text', async () => {
  const titles = { originalTitle: '<b>old', changedTitle: 'new' }
  const html = await write({ original: 'a\n', changed: 'b\n', ...titles })
  expect(html).toContain('<th colspan="2" scope="col">&lt;b&gt;old</th><th colspan="2" scope="col">new</th>')
  expect(html).not.toContain('<b>old')
})

test('what is ignored does not count as a change', async () => {
  const texts = { original: 'at 09:14 Ok\n', changed: 'at 10:20 ok\n' }
  const answer = await perform(exportHtml, { ...texts, ignoreCase: true, ignorePattern: String.raw`\d\d:\d\d` })
  expect(answer).toMatchObject({ additions: 0, deletions: 0 })
  expect(await answer.file.text()).toContain('<p>0 changes')
  await expect(write({ ...texts, ignorePattern: '(' })).rejects.toMatchObject({ code: 'invalidPattern' })
  await expect(write({ ...texts, ignorePattern: '(?=a)' })).rejects.toMatchObject({ code: 'unsupported' })
})

test('equal lines far from changes are folded', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join('')
  expect(await write({ original: lines, changed: `${lines}end\n` })).toContain('⋯ 4')
})
