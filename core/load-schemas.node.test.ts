import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSchemas, schemasFile, schemasFileOf } from './load-schemas.node.ts'
import { loadEveryTool } from './load-tools.node.ts'

const folder = mkdtempSync(join(tmpdir(), 'load-schemas-'))
afterAll(() => rmSync(folder, { recursive: true }))

const tools = await loadEveryTool()

test.each(tools)('the schemas of $id are the same from a file', ({ id, operations }) => {
  mkdirSync(join(folder, id))
  writeFileSync(join(folder, id, schemasFile), schemasFileOf(operations))
  for (const operation of Object.values(operations))
    expect(loadSchemas(id, operation, folder)).toStrictEqual(loadSchemas(id, operation))
})
