import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleForNode } from './bundle.ts'

const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the tables that a tool reads beside its code are in the package', async () => {
  await bundleForNode(folder, ['practice-wubi'], new Map())
  const table = 'tools/practice-wubi/table/words.txt'
  expect(readFileSync(join(folder, table), 'utf8')).toBe(
    readFileSync(join(import.meta.dirname, '../..', table), 'utf8'),
  )
})
