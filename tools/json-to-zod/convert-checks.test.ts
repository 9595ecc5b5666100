import { Validator } from '@cfworker/json-schema'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { z as zod4 } from 'zod'
import { z as zod3 } from 'zod/v3'
import { perform } from '#kit/perform.ts'
import { typeCheck } from '#lib/json-shape/fixtures/type-check.node.ts'
import { convert } from './operations.ts'

const libraries = { 3: zod3, 4: zod4 }
const draft = 'https://json-schema.org/draft/2020-12/schema'

async function codeOf(schema: object, version: 3 | 4) {
  const json = JSON.stringify({ $schema: draft, ...schema })
  return perform(convert, { json, version, formats: false })
}

async function accepts(schema: object, version: 3 | 4): Promise<(value: unknown) => boolean> {
  const { code: written } = await codeOf(schema, version)
  const { code } = await transformWithOxc(written, 'schema.ts')
  const script = code.replace(/^import .*$/m, '').replace(/^export (?=const)/gm, '')
  const made = new Function('z', `${script}\nreturn RootSchema`)(libraries[version])
  return (value) => made.safeParse(value).success
}

/** Schemas that a validator can follow wholly. */
const cases: [title: string, schema: object][] = [
  ['bounds', { type: 'number', minimum: 1, maximum: 5 }],
  ['bounds that do not fit themselves', { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 5.5 }],
  ['the stricter of two bounds', { type: 'integer', minimum: 1, exclusiveMinimum: 1, maximum: 5, exclusiveMaximum: 9 }],
  ['a bound that is no whole number', { type: 'integer', minimum: 1.5 }],
  ['multiples', { type: 'integer', multipleOf: 3 }],
  ['multiples of a fraction', { type: 'number', multipleOf: 0.5 }],
  ['lengths of a text', { type: 'string', minLength: 2, maxLength: 3 }],
  ['an exact length', { type: 'string', minLength: 2, maxLength: 2 }],
  ['a pattern', { type: 'string', pattern: '^[a-c/]+$' }],
  ['a pattern with a property of Unicode', { type: 'string', pattern: '^\\p{Lu}' }],
  ['lengths of an array', { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 }],
  ['a tuple', { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], items: false, minItems: 2 }],
  [
    'a tuple with a rest',
    { type: 'array', prefixItems: [{ type: 'integer' }], items: { type: 'string' }, minItems: 1 },
  ],
  ['an open tuple', { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'number', minimum: 2 }], minItems: 2 }],
  [
    'a tuple with lengths',
    { type: 'array', prefixItems: [{ type: 'integer' }], items: { type: 'string' }, minItems: 2, maxItems: 3 },
  ],
  ['a closed object', { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: false }],
  ['a closed object without keys', { type: 'object', additionalProperties: false }],
  ['an object that evaluates all', { type: 'object', properties: { a: {} }, unevaluatedProperties: false }],
  ['checks of several kinds', { type: ['integer', 'string', 'null'], minimum: 2, minLength: 2, pattern: 'b' }],
  [
    'the stricter of allOf',
    {
      type: 'string',
      minLength: 1,
      allOf: [
        { minLength: 2, pattern: 'a' },
        { maxLength: 3, pattern: 'b' },
      ],
    },
  ],
  [
    'the stricter numbers of allOf',
    {
      allOf: [
        { type: 'integer', minimum: 1 },
        { minimum: 2, multipleOf: 2 },
      ],
    },
  ],
  [
    'tuples of allOf',
    {
      type: 'array',
      minItems: 2,
      allOf: [{ prefixItems: [{ type: 'integer' }] }, { prefixItems: [{}, { type: 'string' }], items: false }],
    },
  ],
  ['a bound in a reference', { $ref: '#/$defs/a', $defs: { a: { type: 'integer', maximum: 2 } } }],
]

/** Schemas of which a validator takes more than fits, but never less. */
const wider: [title: string, schema: object][] = [
  [
    'unions keep what all have',
    {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'integer', minimum: 3, maximum: 5 },
      ],
    },
  ],
  [
    'unions of texts',
    {
      oneOf: [
        { type: 'string', maxLength: 1 },
        { type: 'string', pattern: 'b', maxLength: 2 },
      ],
    },
  ],
  [
    'unions of objects',
    {
      anyOf: [
        { type: 'object', properties: { a: {} }, additionalProperties: false },
        { type: 'object', required: ['b'] },
      ],
    },
  ],
  [
    'unions of tuples',
    {
      anyOf: [
        { type: 'array', prefixItems: [{ type: 'integer' }] },
        { type: 'array', prefixItems: [{ type: 'string' }, {}] },
      ],
    },
  ],
  ['a tuple with items that may be missing', { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }] }],
  ['a set of texts with a length', { type: 'string', enum: ['a', 'abc'], maxLength: 1 }],
  ['what if says', { type: 'object', properties: { a: {} }, if: { required: ['b'] }, unevaluatedProperties: false }],
  [
    'keys that other schemas evaluate',
    { type: 'object', allOf: [{ properties: { a: {} } }], properties: { b: {} }, unevaluatedProperties: false },
  ],
]

const values: unknown[] = [
  ...[0, 1, 1.5, 2, 3, 4, 5, 5.5, 6, 7, 9],
  ...['', 'a', 'ab', 'abc', 'abcd', 'b', 'bb', 'É', 'a/c', 'xyz'],
  ...[
    null,
    true,
    [],
    [1],
    [1, 2],
    [1, 'a'],
    ['a'],
    ['a', 1],
    [1, 'a', 'b'],
    [1, 'a', 1],
    [1, 'a', 'b', 'c'],
    [1, 2, 3],
  ],
  ...[{}, { a: 1 }, { a: 'a' }, { a: 1, b: 2 }, { b: 1 }],
]

const fits = (schema: object) => {
  const validator = new Validator({ $schema: draft, ...schema }, '2020-12')
  return (value: unknown) => validator.validate(value).valid
}

test.each(cases.flatMap(([title, schema]) => ([3, 4] as const).map((version) => ({ title, schema, version }))))(
  'Zod $version takes what fits and nothing else: $title',
  async ({ schema, version }) => {
    const isTaken = await accepts(schema, version)
    expect(values.filter(isTaken)).toEqual(values.filter(fits(schema)))
    expect((await codeOf(schema, version)).warnings).toEqual([])
  },
)

test.each(wider.flatMap(([title, schema]) => ([3, 4] as const).map((version) => ({ title, schema, version }))))(
  'Zod $version refuses nothing that fits: $title',
  async ({ schema, version }) => {
    const isTaken = await accepts(schema, version)
    expect(values.filter(fits(schema)).filter((value) => !isTaken(value))).toEqual([])
  },
)

test('the code of both versions compiles', async () => {
  const files = [...cases, ...wider].flatMap(([, schema], index) =>
    ([3, 4] as const).map(async (version) => {
      const { code } = await codeOf(schema, version)
      return [`case-${index}-${version}.ts`, version === 3 ? code.replace('"zod"', '"zod/v3"') : code] as const
    }),
  )
  expect(typeCheck(Object.fromEntries(await Promise.all(files)))).toEqual([])
})

test('checks are written in the words of Zod', async () => {
  const schema = {
    type: 'object',
    properties: {
      age: { type: 'integer', minimum: 0, exclusiveMaximum: 150 },
      price: { type: 'number', multipleOf: 0.01 },
      name: { type: 'string', minLength: 1, maxLength: 20, pattern: '^\\S+$' },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 5 },
      point: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false, minItems: 2 },
      pair: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } },
    },
    required: ['age', 'price', 'name', 'tags', 'point', 'pair'],
    additionalProperties: false,
  }
  expect((await codeOf(schema, 4)).code).toBe(`import { z } from "zod";

export const RootSchema = z.strictObject({
  age: z.int().min(0).lt(150),
  price: z.number().multipleOf(0.01),
  name: z.string().min(1).max(20).regex(/^\\S+$/u),
  tags: z.array(z.string()).max(5),
  point: z.tuple([z.number(), z.number()]),
  pair: z.tuple([z.string().optional()]).rest(z.number()),
});
export type Root = z.infer<typeof RootSchema>;
`)
  expect((await codeOf(schema, 3)).code).toContain('age: z.number().int().min(0).lt(150),')
})

test('a pattern that is none of the flag u is written without it', async () => {
  expect((await codeOf({ type: 'string', pattern: '^\\a/$' }, 4)).code).toContain('z.string().regex(/^\\a\\/$/)')
})

test('what Zod cannot check is named', async () => {
  const schema = {
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: 'a' },
    properties: {
      list: { type: 'array', uniqueItems: true, contains: { type: 'string' } },
      name: { type: 'string', pattern: '(?<!' },
      large: { type: 'number', maximum: 1 },
    },
    if: { required: ['list'] },
  }
  const json = JSON.stringify({ $schema: draft, ...schema }).replace('"maximum":1', '"maximum":1e400')
  const { code, warnings } = await perform(convert, { json })
  expect(warnings.map(({ params }) => params['keyword'])).toEqual([
    ...['minProperties', 'propertyNames', 'uniqueItems', 'contains', 'pattern', 'maximum', 'if'],
  ])
  expect(code).toContain('name: z.string().optional()')
})
