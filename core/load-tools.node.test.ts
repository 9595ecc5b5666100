import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findCard } from './load-tools.node.ts'

const folder = mkdtempSync(join(tmpdir(), 'load-tools-'))
afterAll(() => rmSync(folder, { recursive: true }))

for (const [id, card] of Object.entries({
  now: `{ popularity: 60, formerIds: ['once'] }`,
  other: '{ popularity: 50 }',
})) {
  mkdirSync(join(folder, id))
  writeFileSync(join(folder, id, 'tool.ts'), `export default ${card}\n`)
}

test('a card is found by the name of its folder, and by a name that the tool had', async () => {
  expect(await findCard('other', folder)).toEqual({ id: 'other', popularity: 50 })
  expect(await findCard('once', folder)).toEqual({ id: 'now', popularity: 60, formerIds: ['once'] })
})

test.each(['none', '', '.', '../other', 'now/../other', 'Other'])('%j is no tool', async (name) => {
  expect(await findCard(name, folder)).toBeUndefined()
})
