import { describe, expect, test } from 'vitest'
import type { Operation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { wordless } from '#kit/texts.ts'
import { loadOperations, readCatalogue } from '#lib/tool-folders.node.ts'
import { base64 } from './fixtures/base64.ts'
import { files } from './fixtures/files.ts'
import { hashes } from './fixtures/hashes.ts'
import { json } from './fixtures/json.ts'
import { patterns } from './fixtures/patterns.ts'
import { texts } from './fixtures/texts.ts'
import { urls } from './fixtures/urls.ts'
import { suggestOperations } from './suggest-operations.ts'

const tools = await readCatalogue()
const loaded = new Map(await Promise.all(tools.map(async ({ id }) => [id, await loadOperations(id)] as const)))
const namesOf = async (content: string | Blob) =>
  (await suggestOperations(content, tools)).map(({ tool, operation }) => `${tool.id}/${operation}`)

function schemaOwner(id: string, name: string): Operation {
  const operation = loaded.get(id)?.[name]
  if (!operation) throw new Error(`There is no operation ${id}/${name}`)
  return operation
}

describe.each(Object.entries({ hashes, base64, json, urls, patterns, texts }))('%s', (_, table) => {
  test.each(table)('%s comes first for %s', async (operation, text) => {
    expect((await namesOf(text))[0]).toBe(operation)
  })
})

test.each(files)('%s comes first for the file %s of type "%s"', async (operation, name, type, content) => {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  expect((await namesOf(new File([bytes], name, { type })))[0]).toBe(operation)
})

test('the tables hold at least 200 inputs', () => {
  const tables = [hashes, base64, json, urls, patterns, texts, files]
  expect(tables.flat().length).toBeGreaterThanOrEqual(200)
})

test('an SVG is not offered to the compressor, which refuses it', async () => {
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })
  expect(await namesOf(svg)).not.toContain('image-compress/compress')
})

test('each tool has two operations at most, and what is surer comes first', async () => {
  const found = await suggestOperations('{"id": 7}', tools)
  const confidences = found.map(({ confidence }) => confidence)
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
  const counts = Map.groupBy(found, ({ tool }) => tool.id)
  expect(Math.max(...Array.from(counts, ([, of]) => of.length))).toBe(2)
})

test('what is suggested can be done: its operation is there, and takes the fields that are given', async () => {
  for (const [, text] of [hashes, base64, json, urls, patterns, texts].flat()) {
    for (const { tool, operation, input = {} } of await suggestOperations(text, tools)) {
      const { properties = {} } = jsonSchemaOf(schemaOwner(tool.id, operation), 'input', wordless)
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(input)))
    }
  }
})

test('JSON goes to its editor first, and then to the generators of code, the most popular before the others', async () => {
  const names = (await namesOf('{"id": 7}')).filter((name) => /json-editor|json-to-(?:ts|zod)/.test(name))
  expect(names).toEqual(['json-editor/format', 'json-editor/query', 'json-to-ts/convert', 'json-to-zod/convert'])
  expect((await namesOf('{"id": 7,}')).filter((name) => name.startsWith('json-to-'))).toEqual([])
})

test('a regular expression goes into its own fields, and the payload of a token alone is decoded', async () => {
  expect((await suggestOperations('/ab+/gi', tools))[0]).toMatchObject({ input: { pattern: 'ab+', flags: 'gi' } })
  expect((await suggestOperations('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.', tools))[0]).toMatchObject({
    input: { base64: 'eyJzdWIiOiJhZGEifQ' },
  })
})

test('a long text is known by its first 100,000 characters, held as bytes or not', async () => {
  const long = `[${'{"id": 7}, '.repeat(200_000)}{}]`
  expect((await namesOf(long))[0]).toBe('json-editor/format')
  expect((await namesOf(new Blob([long])))[0]).toBe('json-editor/format')
  expect((await namesOf('VG9vbGJlbmNo'.repeat(20_000)))[0]).toBe('base64/decode')
})
