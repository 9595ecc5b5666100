import { expect, test } from 'vitest'
import { readJson } from '../../json/read.ts'
import { writeShape } from '../fixtures/write-shape.ts'
import { typesOfSchema } from './types-of-schema.ts'

const read = (schema: unknown) => typesOfSchema(readJson(typeof schema === 'string' ? schema : JSON.stringify(schema)))
const shapeOf = (schema: unknown): string => writeShape(read(schema).types)

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const string = { type: 'string' }
const integer = { type: 'integer' }

test.each([
  ['no keywords', {}, 'anything'],
  ['true', true, 'anything'],
  [
    'each type',
    { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] },
    'map of anything | [anything] | string | double | boolean | null',
  ],
  ['null alone', { type: 'null' }, 'null'],
  ['fields', object({ a: string, b: integer }, ['a']), '{a: string, b?: int53}'],
  ['a field that is only required', { type: 'object', required: ['a'] }, '{a: anything}'],
  ['a field that may not be', object({ a: string, b: false }), '{a?: string}'],
  ['rules without a type', { properties: { a: { items: string } } }, '{a?: [string]}'],
  ['an object that holds nothing', { type: 'object', additionalProperties: false }, '{}'],
  ['an object that may hold anything', { type: 'object' }, 'map of anything'],
  ['a map', { type: 'object', additionalProperties: integer }, 'map of int53'],
  [
    'a map with a key that is required',
    { type: 'object', additionalProperties: integer, required: ['a'] },
    'map of int53',
  ],
  [
    'keys by their patterns',
    { type: 'object', patternProperties: { '^a': integer, '^b': string }, additionalProperties: false },
    'map of string | int53',
  ],
  ['a list', { type: 'array', items: string }, '[string]'],
  ['a tuple', { type: 'array', prefixItems: [string, integer], items: false }, '[string | int53]'],
  ['a tuple with a rest', { type: 'array', prefixItems: [string], items: integer }, '[string | int53]'],
  [
    'a tuple of draft 7',
    { type: 'array', items: [string, integer], additionalItems: { type: 'null' } },
    '[string | int53 | null]',
  ],
  ['words', { enum: ['a', 'b', null] }, '"a" | "b" | null'],
  ['one word', { const: 'a' }, '"a"'],
  ['an enum restricted by a type', { type: 'string', enum: ['a', 1] }, '"a"'],
  ['numbers', { enum: [1, 300, 2.5] }, 'double'],
  ['an object literal', { const: { a: [1, 'x'], b: null } }, '{a: ["x" | int32], b: null}'],
  [
    'formats',
    object(
      Object.fromEntries(
        ['date', 'date-time', 'time', 'uuid', 'uri', 'email', 'hostname'].map((format) => [
          format,
          { type: 'string', format },
        ]),
      ),
    ),
    '{date?: date, date-time?: date-time, time?: time, uuid?: uuid, uri?: url, email?: email, hostname?: string}',
  ],
  ['integers within bounds', { items: [{ type: 'integer', minimum: 0, maximum: 255 }] }, '[int32]'],
  ['integers from zero', { type: 'integer', minimum: 0 }, 'int53'],
  [
    'bounds that are excluded',
    { type: 'integer', exclusiveMinimum: -2147483649, exclusiveMaximum: 2147483648 },
    'int32',
  ],
  [
    'bounds that draft 4 excludes',
    {
      $schema: 'http://json-schema.org/draft-04/schema#',
      type: 'integer',
      minimum: -2147483649,
      exclusiveMinimum: true,
      maximum: 2147483647,
    },
    'int32',
  ],
  ['long integers', '{"type":"integer","minimum":0,"maximum":18446744073709551615}', 'uint64'],
  ['longer integers', '{"type":"integer","minimum":-1,"maximum":18446744073709551615}', 'integer'],
  ['integers of 64 bits', '{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807}', 'int64'],
  ['whole steps', { type: 'number', multipleOf: 5 }, 'int53'],
  ['formats of numbers', { type: 'integer', format: 'int64' }, 'int64'],
  ['nullable of OpenAPI 3.0', { type: 'string', nullable: true }, 'string | null'],
  [
    'a reference that may be null',
    { allOf: [{ $ref: '#/$defs/A' }], nullable: true, $defs: { A: object({ a: string }) } },
    '{a?: string} | null',
  ],
])('reads %s', (_, schema, shape) => {
  expect(shapeOf(schema)).toBe(shape)
})

test.each([
  [
    'all of several objects',
    { allOf: [object({ a: string, b: {} }, ['a']), object({ b: integer, c: string }, ['b'])] },
    '{a: string, b: int53, c?: string}',
  ],
  ['bounds in another place', { allOf: [integer, { minimum: 0, maximum: 9 }] }, 'int32'],
  ['words in two places', { allOf: [{ enum: ['a', 'b', 'c'] }, { enum: ['c', 'b', 1] }] }, '"b" | "c"'],
  ['kinds in two places', { allOf: [{ type: ['string', 'null'] }, { type: ['null', 'integer'] }] }, 'null'],
  [
    'alternatives of one kind',
    {
      anyOf: [
        object({ kind: { const: 'a' }, x: string }, ['kind', 'x']),
        object({ kind: { const: 'b' }, y: string }, ['kind']),
      ],
    },
    '{kind: "a" | "b", x?: string, y?: string}',
  ],
  [
    'alternatives of several kinds',
    { oneOf: [string, { type: 'array', items: { anyOf: [string, { type: 'null' }] } }, object({ a: string })] },
    '{a?: string} | [string | null] | string',
  ],
  ['an alternative that may be anything', { anyOf: [string, {}] }, 'anything'],
  [
    'alternatives of what is required',
    { ...object({ a: string, b: string }, ['a']), anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    '{a: string, b?: string}',
  ],
  ['alternatives of numbers', { anyOf: [integer, { type: 'number' }] }, 'double'],
  [
    'formats that differ',
    {
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', format: 'uuid' },
      ],
    },
    'string',
  ],
])('reads %s', (_, schema, shape) => {
  expect(shapeOf(schema)).toBe(shape)
})

test.each([
  ['a definition', { $ref: '#/$defs/a~1b%20c', $defs: { 'a/b c': string } }, 'string'],
  ['a definition of draft 7', { $ref: '#/definitions/a', definitions: { a: integer } }, 'int53'],
  ['the root', object({ next: { $ref: '#' }, n: integer }, ['n']), '{next?: @0, n: int53}'],
  ['an anchor', object({ a: { $ref: '#x' }, b: { $anchor: 'x', type: 'null' } }), '{a?: null, b?: null}'],
  [
    'a name',
    {
      $id: 'https://example.org/a.json',
      ...object({ a: { $ref: 'b.json' }, b: { $ref: '/b.json#/items' } }),
      $defs: { b: { $id: 'b.json', type: 'array', items: string } },
    },
    '{a?: [string], b?: string}',
  ],
  [
    'a name of draft 4',
    {
      $schema: 'http://json-schema.org/draft-04/schema#',
      ...object({ a: { $ref: '#x' } }),
      definitions: { b: { id: '#x', type: 'null' } },
    },
    '{a?: null}',
  ],
  [
    'what stands beside a reference',
    { $ref: '#/$defs/a', required: ['x'], $defs: { a: object({ x: string }) } },
    '{x: string}',
  ],
  [
    'nothing beside a reference before 2019',
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref: '#/definitions/a',
      required: ['x'],
      definitions: { a: object({ x: string }) },
    },
    '{x?: string}',
  ],
  [
    'a tree through a list',
    { $ref: '#/$defs/n', $defs: { n: object({ c: { type: 'array', items: { $ref: '#/$defs/n' } } }, ['c']) } },
    '{c: [@0]}',
  ],
  [
    'types that hold each other',
    {
      $ref: '#/$defs/a',
      $defs: {
        a: object({ b: { $ref: '#/$defs/b' } }),
        b: object({ a: { anyOf: [{ $ref: '#/$defs/a' }, { type: 'null' }] } }),
      },
    },
    '{b?: {a?: @0 | null}}',
  ],
  ['a recursive reference of 2019', object({ c: { $recursiveRef: '#' } }), '{c?: @0}'],
  ['a dynamic reference of 2020', { $dynamicAnchor: 'n', ...object({ c: { $dynamicRef: '#n' } }) }, '{c?: @0}'],
  [
    'alternatives that come back to themselves',
    { anyOf: [string, { $ref: '#/$defs/b' }], $defs: { b: { anyOf: [integer, { $ref: '#' }] } } },
    'string | int53',
  ],
  ['a reference to itself', { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }, 'anything'],
  [
    'values of JSON',
    {
      $ref: '#/$defs/json',
      $defs: {
        json: {
          anyOf: [
            string,
            { type: 'array', items: { $ref: '#/$defs/json' } },
            { type: 'object', additionalProperties: { $ref: '#/$defs/json' } },
          ],
        },
      },
    },
    'map of anything | [anything] | string',
  ],
])('follows %s', (_, schema, shape) => {
  expect(shapeOf(schema)).toBe(shape)
})

test('gives the types of all definitions where the root has no constraints', () => {
  const { types } = read({ definitions: { Cat: object({ a: string }), Dog: object({ b: string }) } }).types
  expect(types.map(({ name, fields }) => [name, fields.map(({ key }) => key)])).toEqual([
    ['Cat', ['a']],
    ['Dog', ['b']],
  ])
})

test('names types as the schema does: by the title, else by the name of the definition', () => {
  const { name, types } = read({
    title: 'Shop',
    ...object({
      owner: { $ref: '#/$defs/p' },
      place: { allOf: [{ $ref: '#/$defs/address' }] },
      pet: { anyOf: [{ $ref: '#/$defs/p' }, { $ref: '#/$defs/address' }] },
    }),
    $defs: {
      p: { title: 'Person', ...object({ a: string }) },
      address: { title: 'The place where somebody lives, as it is written on an envelope', ...object({ b: string }) },
    },
  }).types
  expect(name).toBe('Shop')
  expect(types.map((type) => type.name)).toEqual(['Shop', 'Person', 'address', undefined])
})
