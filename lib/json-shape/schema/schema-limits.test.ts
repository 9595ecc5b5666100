import { expect, test } from 'vitest'
import { beginsContainer } from '../../json/lines.ts'
import { readJson } from '../../json/read.ts'
import { writeShape } from '../fixtures/write-shape.ts'
import type { UnionSupport } from './alternatives.ts'
import { isSchema, typesOfSchema } from './types-of-schema.ts'

const read = (schema: unknown, unions?: UnionSupport) =>
  typesOfSchema(readJson(typeof schema === 'string' ? schema : JSON.stringify(schema)), { unions })
const shapeOf = (schema: unknown): string => writeShape(read(schema).types)
const remarksOf = (schema: unknown): string[] => read(schema).remarks.map(({ code }) => code)

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const string = { type: 'string' }
const integer = { type: 'integer' }

test.each([
  ['not', { type: 'string', not: { const: 'a' } }, ['ignoredKeyword']],
  ['if', '{"type":"object","properties":{"a":{}},"if":{},"then":{},"else":{}}', ['ignoredKeyword']],
  ['another document', object({ a: { $ref: 'https://example.org/b.json' } }), ['outsideReference']],
  ['alternatives of objects', { oneOf: [object({ a: string }), object({ b: string })] }, ['mergedObjects']],
  ['further keys', { ...object({ a: string }), additionalProperties: integer }, ['furtherKeys']],
  ['any further keys', { ...object({ a: string }), additionalProperties: {} }, []],
  ['sets of numbers', { enum: [1, 2] }, ['openNumbers']],
  ['a schema that allows no value', { allOf: [string, integer] }, ['noValue']],
  ['a recursive array', { type: 'array', items: { $ref: '#' } }, ['endlessSchema']],
  ['a pattern, which no type expresses', { type: 'string', pattern: '^a' }, []],
])('remarks on %s', (_, schema, codes) => {
  expect(remarksOf(schema)).toEqual(codes)
})

test.each([
  ['an unknown type', '{"a":1,\n"type":"text"}', 'invalidSchema', 15],
  ['an empty list of types', '{"type":[]}', 'invalidSchema', 8],
  ['a number as a schema', '{"properties":{"a":1}}', 'invalidSchema', 19],
  ['required of draft 3', '{"properties":{"a":{"required":true}}}', 'invalidSchema', 31],
  ['an empty list of alternatives', '{"anyOf":[]}', 'invalidSchema', 9],
  ['a definition that is missing', '{"$ref":"#/$defs/a"}', 'unknownReference', 8],
  ['an anchor that is missing', '{"items":{"$ref":"#a%ff"}}', 'unknownReference', 17],
  ['a bound that is no number', '{"type":"integer","minimum":"1"}', 'invalidSchema', 28],
])('refuses %s', (_, schema, fault, offset) => {
  expect(() => read(schema)).toThrow(expect.objectContaining({ fault, offset }))
})

test.each([
  ['two references', (at: number) => ({ allOf: [{ $ref: `#/$defs/${at}` }, { $ref: `#/$defs/${at}` }] })],
  [
    'two that differ',
    (at: number) => ({ allOf: [{ $ref: `#/$defs/${at}` }, { $ref: `#/$defs/${at}`, required: [`r${at}`] }] }),
  ],
  [
    'two alternatives',
    (at: number) => ({ anyOf: [{ $ref: `#/$defs/${at}` }, { $ref: `#/$defs/${at}`, required: [`r${at}`] }] }),
  ],
  ['two keys', (at: number) => object({ a: { $ref: `#/$defs/${at}` }, b: { $ref: `#/$defs/${at}` } })],
])('reads sixty levels of %s, without visiting each of 2^60 paths', (_, write) => {
  const levels = Array.from({ length: 60 }, (_, at) => [at, write(at + 1)])
  const schema = { $ref: '#/$defs/0', $defs: { ...Object.fromEntries(levels), 60: object({ x: string }) } }
  expect(shapeOf(schema)).toContain('x')
  expect(writeShape(read(schema, { checks: true, keepsKeys: true }).types)).toContain('x')
})

test.each([
  [
    'lists beside maps',
    (at: number) => ({
      anyOf: [
        { type: 'array', items: { $ref: `#/$defs/${at}` } },
        { type: 'object', additionalProperties: { $ref: `#/$defs/${at}` } },
      ],
    }),
  ],
])('refuses sixty levels of %s as too complex', (_, write) => {
  const levels = Array.from({ length: 60 }, (_, at) => [at, write(at + 1)])
  const schema = { $ref: '#/$defs/0', $defs: { ...Object.fromEntries(levels), 60: string } }
  expect(() => read(schema)).toThrow(expect.objectContaining({ fault: 'complexSchema' }))
})

test('takes any depth of nesting and chains of references, but not of combinations', () => {
  expect(shapeOf(`${'{"items":'.repeat(50_000)}{}${'}'.repeat(50_000)}`)).toMatch(/^\[+anything\]+$/)
  const chain = (write: (at: number) => object) =>
    read({
      $ref: '#/$defs/0',
      $defs: Object.fromEntries(
        Array.from({ length: 20_000 }, (_, at) => [at, write(at + 1)]).concat([[20_000, string]]),
      ),
    })
  expect(writeShape(chain((at) => ({ $ref: `#/$defs/${at}` })).types)).toBe('string')
  expect(() => chain((at) => ({ allOf: [{ $ref: `#/$defs/${at}` }, {}] }))).toThrow(
    expect.objectContaining({ fault: 'complexSchema' }),
  )
})

test('a union of more objects than a compiler likes is one type', () => {
  const types = (count: number) => {
    const oneOf = Array.from({ length: count }, (_, at) => ({ title: `T${at}`, ...object({ [`k${at}`]: string }) }))
    return read({ ...object({ id: integer }), oneOf }, { checks: true, keepsKeys: true }).types.types.length
  }
  expect([types(100), types(101)]).toEqual([100, 1])
})

test('recognizes a schema by the draft in its $schema', () => {
  const is = (json: string) => isSchema(readJson(json, undefined, beginsContainer))
  expect(is('{"$schema":"https://json-schema.org/draft/2020-12/schema"}')).toBe(true)
  expect(is('{"$schema":"http://json-schema.org/draft-04/schema#"}')).toBe(true)
  expect(is('{"$schema":"https://json.schemastore.org/package.json"}')).toBe(false)
  expect(is('{"$schema":"https://json-schema.org/draft/2020-12/schema"}\n{}')).toBe(false)
  expect(is('[{"$schema":"https://json-schema.org/draft/2020-12/schema"}]')).toBe(false)
})
