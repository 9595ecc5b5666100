import { Validator } from '@cfworker/json-schema'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { awkwardSchemas, describedSchema } from '#lib/json-shape/fixtures/awkward-schemas.ts'
import { toLiteral } from '#lib/json-shape/fixtures/to-literal.ts'
import { typeCheck } from '#lib/json-shape/fixtures/type-check.node.ts'
import { convert } from './operations.ts'

const codeOf = async (schema: unknown, options: object = {}) =>
  (await perform(convert, { json: typeof schema === 'string' ? schema : JSON.stringify(schema), ...options })).code

test('the compiler accepts what is valid by a schema as a value of its types', async () => {
  const files: Record<string, string> = {}
  for (const { id, schema, documents } of awkwardSchemas) {
    const validator = new Validator(schema)
    const code = await codeOf(schema)
    for (const [at, document] of documents.entries())
      if (validator.validate(document).valid)
        files[`${id}-${at}.ts`] = `${code}\nexport const value: Root = ${toLiteral(document)};\n`
  }
  expect(Object.keys(files).length).toBeGreaterThan(8)
  expect(typeCheck(files)).toEqual([])
})

const shop = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Shop',
  type: 'object',
  required: ['owner'],
  properties: { owner: { $ref: '#/$defs/person' } },
  $defs: { person: { title: 'Somebody', type: 'object', properties: { name: { type: 'string' } } } },
}

test('types have their names in a schema, and the root has the given name', async () => {
  expect(await codeOf(shop)).toMatch(/^export interface Shop \{\n {2}owner: Somebody;\n\}/)
  expect(await codeOf(shop, { typeName: 'Store' })).toMatch(/^export interface Store \{/)
})

test('JSON without $schema is a sample, unless the source is given', async () => {
  const { $schema: _, ...nameless } = shop
  expect(await codeOf(nameless)).toContain('type: string;')
  expect(await codeOf(nameless, { source: 'schema' })).toContain('owner: Somebody;')
  expect(await codeOf(shop, { source: 'sample' })).toContain('$schema: string;')
})

test.each([
  ['{\n  "type": "strin"\n}', 'invalidSchema', { line: 2, column: 11, found: '"strin"' }],
  ['{"$ref": "#/nowhere"}', 'unknownReference', { line: 1, column: 10, reference: '"#/nowhere"' }],
  ['{"type": "object"', 'invalid', { line: 1 }],
])('%j is refused as %s, with its place', async (json, code, params) => {
  await expect(codeOf(json, { source: 'schema' })).rejects.toMatchObject({ code, params })
})

test('what types cannot express has a warning at its position', async () => {
  const json = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "properties": { "a": { "$ref": "https://example.org/b.json" } },
  "not": { "required": ["b"] }
}`
  const { warnings } = await perform(convert, { json })
  expect(warnings.map(({ line, code }) => [line, code])).toEqual([
    [3, 'outsideReference'],
    [4, 'ignoredKeyword'],
  ])
})

test('descriptions of a schema are comments, which they cannot end', async () => {
  expect(
    await codeOf(describedSchema),
  ).toBe(`/** The end *\\/ of /\\* one; \\u002a/ {@link x} <b> import os and more \\u000a */
export interface Root {
  /** - \`\`a list'' � */
  one?: string;
  two?: It;
  /** *\\/ export const x = 1 /\\* */
  three?: It;
}

/** # 标题 */
export interface It {
  it?: It;
}
`)
})

test('items with a schema each are a tuple, as long as the schema asks for', async () => {
  const tuple = (rules: object) =>
    codeOf({
      $schema: shop.$schema,
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: ['integer', 'null'] }, { type: 'array', items: { type: 'string' } }],
      ...rules,
    })
  expect(await tuple({ items: false, minItems: 3 })).toBe('export type Root = [string, number | null, string[]];\n')
  expect(await tuple({ minItems: 1 })).toBe('export type Root = [string, (number | null)?, string[]?, ...unknown[]];\n')
  expect(await codeOf({ $schema: shop.$schema, prefixItems: [shop.$defs.person], items: { type: 'number' } })).toBe(
    'export type Root = [Somebody?, ...number[]];\n\nexport interface Somebody {\n  name?: string;\n}\n',
  )
  expect(
    await codeOf({ $schema: shop.$schema, prefixItems: [{}], items: false, minItems: 1 }, { readonly: true }),
  ).toBe('export type Root = readonly [unknown];\n')
})

test('a long tuple has a line for each of its items', async () => {
  const item = { enum: ['the first of its kind', 'the second of its kind'] }
  const schema = { $schema: shop.$schema, type: 'array', prefixItems: [item, item], items: false, minItems: 2 }
  expect(await codeOf(schema)).toBe(`export type Root = [
  "the first of its kind" | "the second of its kind",
  "the first of its kind" | "the second of its kind",
];
`)
})

test('alternatives with names are a union of types, others one type with a warning', async () => {
  const object = (key: string) => ({ type: 'object', required: [key], properties: { [key]: { type: 'boolean' } } })
  const named = {
    $schema: shop.$schema,
    oneOf: [
      { title: 'Cat', ...object('meows') },
      { title: 'Dog', ...object('barks') },
    ],
  }
  expect(await perform(convert, { json: JSON.stringify(named) })).toEqual({
    code: `export type Root = Cat | Dog;

export interface Cat {
  meows: boolean;
}

export interface Dog {
  barks: boolean;
}
`,
    warnings: [],
  })
  const nameless = { $schema: shop.$schema, oneOf: [object('meows'), object('barks')] }
  expect(await perform(convert, { json: JSON.stringify(nameless) })).toMatchObject({
    code: 'export interface Root {\n  meows?: boolean;\n  barks?: boolean;\n}\n',
    warnings: [{ code: 'mergedObjects' }],
  })
})
