import { describe, expect, test } from 'vitest'
import { loadOperations, readCatalogue } from '#core/load-tools.node.ts'
import { fieldFor, takesFile } from '#kit/main-field.ts'
import type { Operation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { fileContent } from '#lib/recognition/file-content.ts'
import { confidence } from '#lib/recognition/recognition.ts'
import { base64 } from './fixtures/base64.ts'
import { code } from './fixtures/code.ts'
import { colors } from './fixtures/colors.ts'
import { dates } from './fixtures/dates.ts'
import { files } from './fixtures/files.ts'
import { hashes } from './fixtures/hashes.ts'
import { json } from './fixtures/json.ts'
import { lookalikes } from './fixtures/lookalikes.ts'
import { markup } from './fixtures/markup.ts'
import { patterns } from './fixtures/patterns.ts'
import { plain } from './fixtures/plain.ts'
import { plainLines } from './fixtures/plain-lines.ts'
import { noProse, prose } from './fixtures/prose.ts'
import { schedules } from './fixtures/schedules.ts'
import { sql } from './fixtures/sql.ts'
import { tables } from './fixtures/tables.ts'
import { texts } from './fixtures/texts.ts'
import { times } from './fixtures/times.ts'
import { urls } from './fixtures/urls.ts'
import { xml } from './fixtures/xml.ts'
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

describe.each(
  Object.entries({
    hashes,
    base64,
    json,
    urls,
    patterns,
    texts,
    times,
    schedules,
    dates,
    sql,
    code,
    tables,
    colors,
    xml,
    lookalikes,
    markup,
  }),
)('%s', (_, table) => {
  test.each(table)('%s comes first for %s', async (operation, text) => {
    expect((await namesOf(text))[0]).toBe(operation)
  })
})

test.each(files)('%s comes first for the file %s of type "%s"', async (operation, name, type, content) => {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  expect((await namesOf(new File([bytes], name, { type })))[0]).toBe(operation)
})

test.each(files)(
  '%s and what else is offered for the file %s takes files, or there is text in it',
  async (_, name, type, content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    const isText = fileContent(bytes, name).is === 'text'
    for (const { tool, operation, input } of await suggestOperations(new File([bytes], name, { type }), tools)) {
      const schema = jsonSchemaOf(schemaOwner(tool.id, operation), 'input', emptyTexts)
      const field = schema.properties?.[fieldFor(schema, true) ?? '']
      expect([
        tool.id,
        operation,
        isText || input !== undefined || (typeof field === 'object' && takesFile(field)),
      ]).toEqual([tool.id, operation, true])
    }
  },
)

/** The suggestions above the confidence of any text, or above a threshold. */
const surelyNamed = async (text: string, min = 0.4) =>
  (await suggestOperations(text, tools))
    .filter(({ confidence }) => confidence >= min)
    .map(({ tool, operation }) => `${tool.id}/${operation}`)

test.each([...plain, ...plainLines])('%s is nothing in particular', async (text) => {
  expect(await surelyNamed(text)).toEqual([])
})

test.each(lookalikes)('only one tool, that of %s, is likely for %s', async (operation, text) => {
  // An otpauth URL is both a URL and a common content of QR codes.
  if (text.startsWith('otpauth:')) return
  const [tool = ''] = operation.split('/')
  expect((await surelyNamed(text, 0.6)).filter((name) => !name.startsWith(`${tool}/`))).toEqual([])
})

test.each(prose)('%s is counted, compared and read aloud', async (text) => {
  expect((await namesOf(text)).slice(0, 3)).toEqual(['text-counter/count', 'text-diff/compare', 'tts/speak'])
})

test.each(noProse)('%s is no prose', async (text) => {
  expect((await namesOf(text)).slice(0, 3)).not.toEqual(['text-counter/count', 'text-diff/compare', 'tts/speak'])
})

test.each([...plain, ...plainLines, ...prose, ...noProse, ...markup.map(([, text]) => text)])(
  'encoding and hashing are not what is offered first for %s',
  async (text) => {
    const [first] = await suggestOperations(text, tools)
    expect(first?.confidence ?? 1).toBeGreaterThan(confidence.lastResort)
  },
)

const recognized = [hashes, base64, json, urls, patterns, texts, lookalikes, markup].flat()

test.each(recognized.map(([, text]) => text).filter((text) => /^[\da-f]{8,}$/i.test(text.trim())))(
  '%s, which is hexadecimal, is not offered as Base64',
  async (text) => {
    expect(await surelyNamed(text)).not.toContain('base64/decode')
  },
)

test.each(['x=1&y=2', 'Monday: gym\nTuesday: rest', '"quoted"', '%E4%BD', 'tel:+8613800138000'])(
  '%s may be what it looks like, and nobody is sure of it',
  async (text) => {
    expect(await surelyNamed(text, 0.6)).toEqual([])
    expect(await surelyNamed(text)).not.toEqual([])
  },
)

test('the tables hold at least 700 inputs', () => {
  expect([...recognized, ...plain, ...plainLines, ...files].length).toBeGreaterThanOrEqual(700)
})

test('what is said of hostile texts is said at once, however long they are', async () => {
  const parts = [
    'a ',
    'create table ',
    '(',
    '[',
    '{"a":',
    '%',
    '%E4',
    '+++ \n',
    '"',
    '\\',
    'eyJ.',
    'k:\n',
    ' - ',
    'refs/',
    '=',
    '\u0301',
  ]
  for (const part of parts) {
    const text = part.repeat(100_000 / part.length)
    expect((await suggestOperations(text, tools)).length, part).toBeGreaterThan(0)
    expect((await suggestOperations(`select ${text}`, tools)).length, part).toBeGreaterThan(0)
  }
})

test('an SVG is offered to the compressor, which keeps it one', async () => {
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })
  expect(await namesOf(svg)).toContain('image-compress/compress')
})

test('each tool has two operations at most, and what is surer comes first', async () => {
  const suggestions = await suggestOperations('{"id": 7}', tools)
  const confidences = suggestions.map(({ confidence }) => confidence)
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
  const counts = Map.groupBy(suggestions, ({ tool }) => tool.id)
  expect(Math.max(...Array.from(counts, ([, of]) => of.length))).toBe(2)
})

test('what is suggested can be done: its operation is there, and takes the fields that are given', async () => {
  for (const [, text] of recognized) {
    for (const { tool, operation, input = {} } of await suggestOperations(text, tools)) {
      const { properties = {} } = jsonSchemaOf(schemaOwner(tool.id, operation), 'input', emptyTexts)
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(input)))
    }
  }
})

test('JSON goes to its editor first, and then to the generators of code, the most popular before the others', async () => {
  const names = (await namesOf('{"id": 7}')).filter((name) => /json-editor|json-to-(?:ts|zod)/.test(name))
  expect(names).toEqual(['json-editor/format', 'json-editor/query', 'json-to-ts/convert', 'json-to-zod/convert'])
  expect((await namesOf('{"id": 7,}')).filter((name) => name.startsWith('json-to-'))).toEqual([])
})

test('all generators of code are offered for JSON, with a table for a list of objects, and nothing between', async () => {
  const generators = ['ts', 'zod', 'go', 'java', 'rust', 'kotlin'].map((name) => `json-to-${name}/convert`)
  const first = ['json-editor/format', 'json-editor/query', 'json-to-yaml/convert']
  expect(await surelyNamed('{"id": 7, "name": "Ada"}')).toEqual([...first, ...generators])
  expect(await surelyNamed('[{"id": 7}, {"id": 8}]')).toEqual([...first, 'csv/fromJson', ...generators])
})

test('the times of a log can be converted, and a page can be seen', async () => {
  expect((await namesOf('2024-01-15 10:00:00 a\n2024-01-15 10:00:01 b'))[1]).toBe('timestamp/replace')
  expect(await namesOf('<p>Hello <b>world</b></p>')).toContain('markdown-preview/render')
})

test('a regular expression goes into its own fields, and the payload of a token alone is decoded', async () => {
  expect((await suggestOperations('/ab+/gi', tools))[0]).toMatchObject({ input: { pattern: 'ab+', flags: 'gi' } })
  const ofToken = await suggestOperations('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.', tools)
  expect(ofToken.find(({ tool }) => tool.id === 'base64')).toMatchObject({ input: { base64: 'eyJzdWIiOiJhZGEifQ' } })
})

test('a long text is known by its first 100,000 characters, held as bytes or not', async () => {
  const long = `[${'{"id": 7}, '.repeat(200_000)}{}]`
  expect((await namesOf(long))[0]).toBe('json-editor/format')
  expect((await namesOf(new Blob([long])))[0]).toBe('json-editor/format')
  expect((await namesOf('VG9vbGJlbmNo'.repeat(20_000)))[0]).toBe('base64/decode')
})
