import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { randomDocuments } from '#lib/json-shape/fixtures/random-json.ts'
import { inferSchema, validate } from './operations.ts'
import { drafts } from './schema/write-schema.ts'

type Draft = (typeof drafts)[number]

/** The schema that is inferred, without the line that names its draft. */
async function schemaOf(json: string, draft: Draft = '2020-12') {
  const { $schema, ...schema } = JSON.parse((await perform(inferSchema, { json, draft })).schema)
  return schema
}

const errorsOf = async (json: string, schema: string) => (await perform(validate, { json, schema })).errors

test.each([
  ['a number', '1', { type: 'integer' }],
  ['a number with a point', '1.0', { type: 'number' }],
  ['null', 'null', { type: 'null' }],
  ['an empty list', '[]', { type: 'array' }],
  ['an empty object', '{}', { type: 'object' }],
  [
    'values of several kinds',
    '[1,"x",null,[true]]',
    {
      type: 'array',
      items: { type: ['array', 'string', 'integer', 'null'], items: { type: 'boolean' } },
    },
  ],
  [
    'a key that some lack',
    '[{"a":1,"b":2},{"a":null}]',
    {
      type: 'array',
      items: {
        type: 'object',
        properties: { a: { type: ['integer', 'null'] }, b: { type: 'integer' } },
        required: ['a'],
      },
    },
  ],
  ['a map', '{"2026-01-05":1.5,"2026-01-06":2}', { type: 'object', additionalProperties: { type: 'number' } }],
  [
    'a tree',
    '{"n":1,"c":[{"n":2,"c":[]}]}',
    {
      type: 'object',
      properties: { n: { type: 'integer' }, c: { type: 'array', items: { $ref: '#' } } },
      required: ['n', 'c'],
    },
  ],
  [
    'an object in two places',
    '[{"from":{"x":1,"y":2},"to":{"x":1,"y":2}}]',
    {
      type: 'array',
      items: {
        type: 'object',
        properties: { from: { $ref: '#/$defs/From' }, to: { $ref: '#/$defs/From' } },
        required: ['from', 'to'],
      },
      $defs: {
        From: {
          type: 'object',
          properties: { x: { type: 'integer' }, y: { type: 'integer' } },
          required: ['x', 'y'],
        },
      },
    },
  ],
])('writes the schema of %s', async (_, json, schema) => {
  expect(await schemaOf(json)).toEqual(schema)
})

test('a definition that may be null, and words that come again and again, are alternatives', async () => {
  const items = Array.from({ length: 20 }, (_, at) => `{"k":${at % 2 ? '"on"' : '"off"'},"p":{"x":1,"y":1},"q":null}`)
  const { items: item } = await schemaOf(`[${items},{"k":null,"p":{"x":1,"y":1},"q":{"x":1,"y":1}}]`)
  expect(item.properties.k).toEqual({ anyOf: [{ type: 'string', enum: ['off', 'on'] }, { type: 'null' }] })
  expect(item.properties.q).toEqual({ anyOf: [{ $ref: '#/$defs/P' }, { type: 'null' }] })
})

test.each([
  ['2020-12', 'https://json-schema.org/draft/2020-12/schema', ['date', 'date-time', 'time', 'uuid', 'uri', 'email']],
  ['2019-09', 'https://json-schema.org/draft/2019-09/schema', ['date', 'date-time', 'time', 'uuid', 'uri', 'email']],
  ['draft-07', 'http://json-schema.org/draft-07/schema#', ['date', 'date-time', 'time', undefined, 'uri', 'email']],
  [
    'draft-04',
    'http://json-schema.org/draft-04/schema#',
    [undefined, 'date-time', undefined, undefined, 'uri', 'email'],
  ],
] as const)('%s has the formats and the name that its specification gives', async (draft, uri, formats) => {
  const json = `{"a":"2026-01-05","b":"2026-01-05T10:00:00Z","c":"10:00:00Z","d":"3f0e8a52-6b1c-4d0e-9a55-0c8c3a1f2b10",
    "e":"https://example.org/","f":"ada@example.org","g":[{"h":1,"i":1}],"j":{"h":1,"i":1}}`
  const schema = JSON.parse((await perform(inferSchema, { json, draft })).schema)
  const { a, b, c, d, e, f } = schema.properties
  expect([a, b, c, d, e, f].map(({ format }) => format)).toEqual(formats)
  expect(schema.$schema).toBe(uri)
  expect(Object.keys(schema).at(-1)).toBe(draft.startsWith('20') ? '$defs' : 'definitions')
})

test.each(drafts)('what it was inferred from fits it, by %s', async (draft) => {
  const documents = [
    ...awkwardJson.filter(({ id }) => id !== 'lines-of-a-log').map(({ json }) => json),
    ...randomDocuments(200),
  ]
  for (const json of documents) {
    const { schema } = await perform(inferSchema, { json, draft })
    expect({ json, errors: await errorsOf(json, schema) }).toEqual({ json, errors: [] })
  }
})

test('what is of another kind does not fit it', async () => {
  const { schema } = await perform(inferSchema, { json: '[{"id":1,"名":{"x":"a","y":"b"},"q":{"x":"a","y":"b"}}]' })
  expect(await errorsOf('[{"id":"1","名":{"x":"a"},"q":{"x":1,"y":""}}]', schema)).toMatchObject([
    { path: "$[0]['id']", code: 'type' },
    { path: "$[0]['名']", code: 'required' },
    { path: "$[0]['q']['x']", code: 'type' },
  ])
})

test('takes several samples, one a line, and warns of keys that come twice', async () => {
  expect(await schemaOf('{"a":1}\n{"a":"x","b":true}')).toEqual({
    type: 'object',
    properties: { a: { type: ['string', 'integer'] }, b: { type: 'boolean' } },
    required: ['a'],
  })
  const { warnings } = await perform(inferSchema, { json: '{"a":1}\n{"a":2,"a":3}' })
  expect(warnings).toMatchObject([{ line: 2, column: 8, code: 'duplicateKey' }])
})

test('keeps keys as they are, in their order', async () => {
  const { schema } = await perform(inferSchema, { json: '{"b":1,"__proto__":2,"a\\u0000":3,"0":4}' })
  expect(Object.keys(JSON.parse(schema).properties)).toEqual(['0', 'b', '__proto__', 'a\u0000'])
  expect(schema.indexOf('"0"')).toBeGreaterThan(schema.indexOf('"a\\u0000"'))
})

test('takes a hundred thousand levels', async () => {
  const json = `${'{"a":['.repeat(50_000)}${']}'.repeat(50_000)}`
  const { schema } = await perform(inferSchema, { json })
  expect(await errorsOf('{"a":[{"a":[]}]}', schema)).toEqual([])
})
