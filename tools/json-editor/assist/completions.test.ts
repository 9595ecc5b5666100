import { expect, test } from 'vitest'
import { openSchema } from '../schema/validate-against.ts'
import { completionsAt } from './completions.ts'
import { parseLoosely } from './parse-loosely.ts'
import type { Suggestion } from './suggestion.ts'

/** The completions offered at the `|` in a text. */
async function offeredAt(marked: string, schema: object | boolean) {
  const offset = marked.indexOf('|')
  const text = marked.slice(0, offset) + marked.slice(offset + 1)
  return completionsAt(await openSchema(JSON.stringify(schema)), text, parseLoosely(text), offset)
}

const labelsAt = async (marked: string, schema: object | boolean): Promise<string[]> =>
  (await offeredAt(marked, schema)).suggestions.map(({ label }) => label)

/** The text after a suggestion was accepted, the selection between bars. */
async function taken(marked: string, schema: object | boolean, label: string): Promise<string> {
  const { from, to, commaAt, suggestions } = await offeredAt(marked, schema)
  const text = marked.replace('|', '')
  const { insert, select } = suggestions.find((each) => each.label === label) as Suggestion
  const shown = [insert.slice(0, select.from), insert.slice(select.from, select.to), insert.slice(select.to)].join('|')
  const before = commaAt === undefined ? text.slice(0, from) : `${text.slice(0, commaAt)},${text.slice(commaAt, from)}`
  return before + shown + text.slice(to)
}

const server = {
  type: 'object',
  required: ['port', 'mode'],
  properties: {
    host: { type: 'string', description: 'Where it listens' },
    port: { type: 'integer', default: 8080 },
    mode: { enum: ['fast', 'safe'] },
    tls: { type: 'boolean' },
    tags: { type: 'array', items: { enum: ['a', 'b'] } },
    version: { const: 2 },
    old: { type: 'string', deprecated: true },
    never: false,
  },
}

test('keys that are not there yet are offered, the needed ones first and the deprecated last', async () => {
  expect(await labelsAt('{"host": "x", |}', server)).toEqual(['port', 'mode', 'tls', 'tags', 'version', 'old'])
})

test('of a key that is being written the others are offered, and itself', async () => {
  expect(await labelsAt('{"mode|": "fast", "port": 1}', server)).toEqual([
    'mode',
    'host',
    'tls',
    'tags',
    'version',
    'old',
  ])
})

test.each([
  ['a string', '{|}', 'host', '{"host": "||"}'],
  ['a default, selected', '{|}', 'port', '{"port": |8080|}'],
  ['the only value', '{|}', 'version', '{"version": 2||}'],
  ['one of several values', '{|}', 'mode', '{"mode": ||}'],
  ['a list', '{|}', 'tags', '{"tags": [||]}'],
  ['a key begun with a quote', '{"ho|"}', 'host', '{"host": "||"}'],
  ['a key begun without quotes', '{ho|}', 'host', '{"host": "||"}'],
  ['a key whose value stays', '{"ho|": "x"}', 'host', '{"host"||: "x"}'],
  ['a comma before', '{"tls": true |}', 'host', '{"tls": true, "host": "||"}'],
  ['a comma behind', '{| "tls": true}', 'host', '{"host": "||", "tls": true}'],
  ['no spaces where there are none', '{"tls":true,|}', 'host', '{"tls":true,"host":"||"}'],
  ['a text that is not closed', '{"tls": true,\n"ho|', 'host', '{"tls": true,\n"host": "||"'],
])('a key comes with %s', async (_, marked, label, expected) => {
  expect(await taken(marked, server, label)).toBe(expected)
})

test.each([
  ['an enumeration', '{"mode": |}', ['"fast"', '"safe"']],
  ['what is typed within quotes', '{"mode": "f|"}', ['fast', 'safe']],
  ['a constant', '{"version": |}', ['2']],
  ['a boolean', '{"tls": |}', ['true', 'false']],
  ['a default', '{"port": |}', ['8080']],
  ['an item', '{"tags": ["a", |]}', ['"a"', '"b"']],
  ['an item of a text that is not closed', '{"tags": ["|', ['a', 'b']],
  ['a list as a whole', '{"tags": |}', ['[]']],
])('values are offered: %s', async (_, marked, expected) => {
  expect(await labelsAt(marked, server)).toEqual(expected)
})

test.each([
  ['"mode": |}', '"fast"', '"mode": "fast"||}'],
  ['"mode":|}', '"fast"', '"mode": "fast"||}'],
  ['"mode": "f|"}', 'safe', '"mode": "safe"||}'],
  ['"mode": |"port": 1}', '"fast"', '"mode": "fast"||,"port": 1}'],
  ['"tags": ["a" |]}', '"b"', '"tags": ["a", "b"||]}'],
])('a value is put into %s', async (marked, label, expected) => {
  expect(await taken(`{${marked}`, server, label)).toBe(`{${expected}`)
})

test('types, descriptions and where a value comes from are told', async () => {
  const [host] = (await offeredAt('{"port": 1, "mode": "fast", |}', server)).suggestions
  expect(host).toMatchObject({ label: 'host', detail: 'string', about: 'Where it listens' })
  const schema = {
    oneOf: [
      { const: 1, title: 'One', description: 'Only once' },
      { const: 2, title: 'Two' },
    ],
  }
  const { suggestions } = await offeredAt('|', schema)
  expect(suggestions.map(({ label, detail, about }) => [label, detail, about])).toEqual([
    ['1', 'const', 'One\nOnly once'],
    ['2', 'const', 'Two'],
  ])
})

const condition = Object.fromEntries([
  ['if', { properties: { a: { const: 1 } }, required: ['a'] }],
  ['then', { properties: { x: {} } }],
  ['else', { properties: { y: {} } }],
])

test.each<[string, string, object, string[]]>([
  ['a reference', '{|}', { $ref: '#/$defs/a', $defs: { a: { properties: { x: {} } } } }, ['x']],
  ['an anchor', '{|}', { $ref: '#here', $defs: { a: { $anchor: 'here', properties: { x: {} } } } }, ['x']],
  ['an id', '{|}', { $id: 'https://a.example/b', $ref: 'c', $defs: { a: { $id: 'c', properties: { x: {} } } } }, ['x']],
  [
    'draft 7, where what stands beside a reference does not count',
    '{|}',
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref: '#/definitions/a',
      properties: { y: {} },
      definitions: { a: { properties: { x: {} } } },
    },
    ['x'],
  ],
  ['allOf', '{|}', { allOf: [{ properties: { x: {} } }, { properties: { y: {} } }] }, ['x', 'y']],
  ['anyOf', '{|}', { anyOf: [{ properties: { x: {} } }, { properties: { y: {} } }] }, ['x', 'y']],
  ['nested names', '{"a": {"b": {|}}}', { properties: { a: { properties: { b: { properties: { x: {} } } } } } }, ['x']],
  ['patternProperties', '{"k1": {|}}', { patternProperties: { '^k': { properties: { x: {} } } } }, ['x']],
  ['additionalProperties', '{"k": {|}}', { properties: { a: {} }, additionalProperties: { required: ['x'] } }, ['x']],
  ['unevaluatedProperties', '{"k": {|}}', { unevaluatedProperties: { required: ['x'] } }, ['x']],
  ['propertyNames', '{|}', { propertyNames: { enum: ['x', 'y'] } }, ['x', 'y']],
  ['items', '[{}, {|}]', { items: { properties: { x: {} } } }, ['x']],
  ['prefixItems', '[1, |]', { prefixItems: [{ const: 1 }, { const: 2 }], items: { const: 3 } }, ['2']],
  ['items behind prefixItems', '[1, 2, |]', { prefixItems: [{ const: 1 }, { const: 2 }], items: { const: 3 } }, ['3']],
  [
    'items as a list',
    '[1, 2, |]',
    {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      items: [{ const: 1 }, { const: 2 }],
      additionalItems: { const: 3 },
    },
    ['3'],
  ],
  ['contains', '[|]', { contains: { const: 4 } }, ['4']],
  ['dependentSchemas', '{"a": 1, |}', { dependentSchemas: { a: { properties: { x: {} } } } }, ['x']],
  ['dependentRequired', '{"a": 1, |}', { dependentRequired: { a: ['x'], b: ['y'] } }, ['x']],
  ['then', '{"a": 1, |}', condition, ['x']],
  ['else', '{|}', condition, ['y']],
  [
    'a reference to the root',
    '{"child": {"child": {|}}}',
    { properties: { child: { $ref: '#' }, x: {} } },
    ['child', 'x'],
  ],
  [
    '$dynamicRef',
    '{"child": {|}}',
    { $dynamicAnchor: 'node', properties: { child: { $dynamicRef: '#node' }, x: {} } },
    ['child', 'x'],
  ],
  [
    '$recursiveRef',
    '{"child": {|}}',
    {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      properties: { child: { $recursiveRef: '#' }, x: {} },
    },
    ['child', 'x'],
  ],
])('keys and values are found through %s', async (_, marked, schema, expected) => {
  expect(await labelsAt(marked, schema)).toEqual(expected)
})

const shapes = {
  oneOf: [
    { properties: { kind: { const: 'circle' }, radius: {} }, required: ['kind'] },
    { properties: { kind: { const: 'square' }, side: {} }, required: ['kind'] },
  ],
}

test('of alternatives those count that what stands there fits, and all as long as none does', async () => {
  expect(await labelsAt('{"kind": "square", |}', shapes)).toEqual(['side'])
  expect(await labelsAt('{"kind": "other", |}', shapes)).toEqual(['radius', 'side'])
  expect(await labelsAt('{"kind": "cir|"}', shapes)).toEqual(['circle', 'square'])
})

test('several documents in one text each have the schema', async () => {
  expect(await labelsAt('{"kind": "circle"}\n{"kind": "square", |}', shapes)).toEqual(['side'])
})

test.each([
  ['a schema that refers to itself', { $ref: '#' }],
  ['references in a circle', { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } }],
  ['alternatives that double with each step', doubling(60)],
  ['many keys of many alternatives', wide(150)],
])('it ends with %s', async (_, schema) => {
  expect((await offeredAt('{"a": {"a": {"a": {|}}}}', schema)).suggestions.length).toBeLessThanOrEqual(500)
})

/** Each level refers twice to the next one. */
function doubling(levels: number): object {
  const defs = Array.from({ length: levels }, (_, at) => {
    const next = { $ref: `#/$defs/l${at + 1}` }
    return [`l${at}`, { anyOf: [{ properties: { a: next } }, { properties: { a: next } }, next, { allOf: [next] }] }]
  })
  return { $ref: '#/$defs/l0', $defs: Object.fromEntries([...defs, [`l${levels}`, {}]]) }
}

function wide(count: number): object {
  const properties = Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, { type: 'string' }]))
  return {
    anyOf: Array.from({ length: count }, (_, at) => ({ properties: { ...properties, a: { $ref: '#' }, [at]: {} } })),
  }
}
