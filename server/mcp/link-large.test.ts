import { expect, test } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from '#kit/json-schema.ts'
import { textOf } from '#kit/text-of.ts'
import { linkableSchema, linkLarge, maxInlineBytes } from './link-large.ts'
import { ResultStore } from './result-store.ts'

const fileSchema: JsonSchema = {
  type: 'object',
  format: 'file',
  properties: { name: { type: 'string' }, base64: { type: 'string' } },
  required: ['base64'],
}
const schema: JsonSchema = {
  type: 'object',
  properties: {
    sql: { type: 'string', contentMediaType: 'application/sql', title: 'SQL' },
    rows: { type: 'array' },
    files: { type: 'array', items: fileSchema },
    count: { type: 'integer' },
    kind: { type: 'string', enum: ['a', 'b'] },
  },
  required: ['sql', 'rows', 'files', 'count', 'kind'],
  additionalProperties: false,
}

const long = 'a'.repeat(maxInlineBytes)
const large = (name: string) => new File([long], name, { type: 'image/png' })
const others = { count: 1, kind: 'a' }

async function lightOf(output: object) {
  const kept = new ResultStore()
  const light = await linkLarge({ ...output, ...others }, schema, kept)
  const read = await Promise.all(kept.list().map(({ uri }) => kept.read(uri, 'en')))
  return { ...light, contents: read.map(({ contents: [first] }) => first) }
}

test('short outputs are unchanged', async () => {
  const output = { sql: 'a'.repeat(maxInlineBytes - 2), rows: [1], files: [new File(['a'], 'a.txt')] }
  expect(await lightOf(output)).toEqual({ output: { ...output, ...others }, links: [], contents: [] })
})

test('a long text is a resource of its type, and anything else that is long is JSON', async () => {
  const uris = { sql: 'toolbench://results/1/sql', rows: 'toolbench://results/2/rows' }
  const rows = [long, 2]
  const size = maxInlineBytes
  expect(await lightOf({ sql: long, rows })).toEqual({
    output: { ...others, linked: uris },
    links: [
      { type: 'resource_link', uri: uris.sql, name: 'sql', title: 'SQL', mimeType: 'application/sql', size },
      { type: 'resource_link', uri: uris.rows, name: 'rows', mimeType: 'application/json', size: size + 6 },
    ],
    contents: [
      { uri: uris.sql, mimeType: 'application/sql', text: long },
      { uri: uris.rows, mimeType: 'application/json', text: JSON.stringify(rows) },
    ],
  })
})

test('large files have a link in place of their bytes, at any depth', async () => {
  const { output, links, contents } = await lightOf({ files: [{ name: 'of a step', file: large('a b.png') }] })
  const uri = 'toolbench://results/1/a%20b.png'
  const told = { name: 'a b.png', type: 'image/png', size: maxInlineBytes, uri }
  expect(output).toEqual({ files: [{ name: 'of a step', file: told }], ...others })
  expect(links).toEqual([{ type: 'resource_link', uri, name: 'a b.png', mimeType: 'image/png', size: maxInlineBytes }])
  expect(contents).toEqual([{ uri, mimeType: 'image/png', blob: Buffer.from(long).toString('base64') }])
})

test('very many files are one resource', async () => {
  const files = Array.from({ length: 101 }, (_, index) => new File(['a'.repeat(1000)], `${index}.txt`))
  const { output, links, contents } = await lightOf({ files })
  expect(output).toEqual({ ...others, linked: { files: 'toolbench://results/1/files' } })
  expect(links).toMatchObject([{ name: 'files', mimeType: 'application/json' }])
  expect(JSON.parse(String(Object(contents[0]).text))).toHaveLength(101)
})

test('only fields that may be large are optional in the schema', () => {
  const { properties, required } = linkableSchema(schema, 'en')
  expect(required).toEqual(['count', 'kind'])
  expect(properties).toMatchObject({
    files: { items: { properties: { base64: { type: 'string' }, uri: { type: 'string' } } } },
    linked: { type: 'object', additionalProperties: { type: 'string' } },
  })
  expect(Object(properties?.['files']).items).not.toHaveProperty('required')
  expect(schema.properties?.['files']).toMatchObject({ items: { required: ['base64'] } })
})

test('a text in a field with several types has the media type of its text variant', async () => {
  const either = z.toJSONSchema(z.object({ output: z.union([textOf('text/csv'), z.number()]) })) as JsonSchema
  const { links } = await linkLarge({ output: long }, either, new ResultStore())
  expect(links).toMatchObject([{ name: 'output', mimeType: 'text/csv' }])
})
