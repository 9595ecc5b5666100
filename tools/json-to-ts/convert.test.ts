import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { depthOf } from '#lib/json/json-index.ts'
import { readJson } from '#lib/json/read.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { randomDocuments } from '#lib/json-shape/fixtures/random-json.ts'
import { toLiteral } from '#lib/json-shape/fixtures/to-literal.ts'
import { typeCheck } from '#lib/json-shape/fixtures/type-check.node.ts'
import { convert } from './operations.ts'

type Options = Omit<
  Parameters<typeof perform<typeof convert.input.shape, typeof convert.output.shape>>[1] & object,
  'json'
>

async function codeOf(json: string, options: Options = {}): Promise<string> {
  return (await perform(convert, { json, ...options })).code
}

/** Returns the code, and the input as a value of its type; the compiler does not compare literals of 200 levels. */
async function withValue(json: string, options?: Options): Promise<string> {
  const value = depthOf(readJson(json)) < 150 ? toLiteral(JSON.parse(json)) : 'JSON.parse("")'
  return `${await codeOf(json, options)}\nexport const value: Root = ${value};\n`
}

// `vitest -u` updates the files.
test.each(awkwardJson)('writes the types of $id as its golden file has them', async ({ id, json }) => {
  await expect(await codeOf(json)).toMatchFileSnapshot(`fixtures/golden/${id}.ts.txt`)
})

test('the compiler accepts every input as a value of its types', async () => {
  const files: Record<string, string> = {}
  for (const { id, json } of awkwardJson) {
    files[`${id}.ts`] = await withValue(json)
    files[`${id}-2.ts`] = await withValue(json, { style: 'type', readonly: true, optional: 'undefined', indent: 4 })
  }
  for (const [at, json] of randomDocuments(300).entries()) files[`random-${at}.ts`] = await withValue(json)
  expect(typeCheck(files)).toEqual([])
})

test('the compiler rejects a value that does not fit', async () => {
  const code = await codeOf('[{"a":1},{"a":null}]')
  expect(typeCheck({ 'a.ts': `${code}\nexport const value: Root = [{ a: "x" }];\n` })).toEqual([
    expect.stringContaining('TS2322'),
  ])
})

test.each([
  ['interfaces', {}, 'export interface Root {\n  a?: string;\n}\n'],
  ['types', { style: 'type' }, 'export type Root = {\n  a?: string;\n};\n'],
  ['nothing exported', { exported: false }, 'interface Root {\n  a?: string;\n}\n'],
  ['a wider indent', { indent: 4 }, 'export interface Root {\n    a?: string;\n}\n'],
  ['undefined', { optional: 'undefined' }, 'export interface Root {\n  a?: string | undefined;\n}\n'],
  ['read-only fields', { readonly: true }, 'export interface Root {\n  readonly a?: string;\n}\n'],
  ['a name that has to be mended', { typeName: 'my 2nd-type' }, 'export interface My2ndType {\n  a?: string;\n}\n'],
  ['a name that is taken', { typeName: 'record' }, 'export interface RecordRoot {\n  a?: string;\n}\n'],
] as const)('writes %s', async (_, options, code) => {
  const item = (await codeOf('[{"a":"x"},{}]', options)).split('\n\n').at(-1)
  expect(item?.replace(/(My2ndType|Root|Record)Item\b/, (_, name) => (name === 'Record' ? 'RecordRoot' : name))).toBe(
    code,
  )
})

test('writes sets of literals, or strings where these are not wanted', async () => {
  const json = `[${Array.from({ length: 20 }, (_, at) => `"${at % 2 ? 'open' : 'closed'}"`)}]`
  expect(await codeOf(json)).toBe('export type Root = ("closed" | "open")[];\n')
  expect(await codeOf(json, { literals: false })).toBe('export type Root = string[];\n')
})

test('warns of what JavaScript would lose', async () => {
  const { warnings } = await perform(convert, { json: '{"a":1e400,\n"b":9007199254740993,"b":2}' })
  expect(warnings).toMatchObject([
    { line: 1, column: 6, code: 'roundedNumber', message: 'JavaScript reads 1e400 as Infinity' },
    { line: 2, column: 5, code: 'roundedNumber' },
    { line: 2, column: 22, code: 'duplicateKey', message: 'Duplicate key "b": its type covers both values' },
  ])
})

test.each([
  ['nothing', ' \n', { code: 'empty' }],
  ['what is no JSON', '{"a":\n1,}', { code: 'invalid', params: { line: 2, column: 3, found: '}', expected: '"key"' } }],
])('refuses %s', async (_, json, error) => {
  await expect(perform(convert, { json })).rejects.toMatchObject(error)
})

test('accepts JSON of any depth', async () => {
  expect(await codeOf('['.repeat(50_000) + ']'.repeat(50_000))).toMatch(/^export type Root =\n {2}unknown(\[\])+;\n$/)
  expect(await codeOf(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toBe(
    'export interface Root {\n  a: Root | number;\n}\n',
  )
})
