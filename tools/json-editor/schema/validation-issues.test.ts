import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { formatNote } from '../notes/note-sentences.ts'
import { validate } from '../operations.ts'

const errorsOf = async (json: string, schema: object | boolean) =>
  (await perform(validate, { json, schema: JSON.stringify(schema) })).errors

test.each([
  ['type', '"2"', { type: 'integer' }, '"2" has the type string; expected: integer'],
  ['types', '[]', { type: ['object', 'null'] }, '[] has the type array; expected: object, null'],
  ['const', '1.50', { const: { a: [1] } }, 'Unexpected 1.50; expected {"a":[1]}'],
  ['enum', '"c"', { enum: ['a', 2, null] }, 'Unexpected "c"; expected one of "a", 2, null'],
  ['minimum', '-3.0', { minimum: 0 }, '-3.0 is less than 0'],
  ['maximum', '12345678901234567890', { maximum: 5 }, '12345678901234567890 is greater than 5'],
  ['exclusiveMinimum', '0', { exclusiveMinimum: 0 }, '0 is not greater than 0'],
  ['exclusiveMaximum', '7', { exclusiveMaximum: 7 }, '7 is not less than 7'],
  ['multipleOf', '0.35', { multipleOf: 0.1 }, '0.35 is not a multiple of 0.1'],
  ['minLength', '"🙂"', { minLength: 2 }, 'The length is 1; at least 2 is needed'],
  ['maxLength', '"中🙂国"', { maxLength: 2 }, 'The length is 3; at most 2 is allowed'],
  ['pattern', '"b"', { pattern: '^a' }, '"b" does not match the pattern ^a'],
  ['format', '"x"', { format: 'date' }, '"x" does not have the format date'],
  ['minItems', '[1]', { minItems: 2 }, 'The number of items is 1; at least 2 is needed'],
  ['maxItems', '[1,2,3]', { maxItems: 2 }, 'The number of items is 3; at most 2 is allowed'],
  ['uniqueItems', '[0,{"a":1},{"a":1.0}]', { uniqueItems: true }, 'The items at the indexes 1 and 2 are equal'],
  ['contains', '[1,2]', { contains: { const: 3 } }, 'None of the 2 items matches contains; at least 1 is needed'],
  ['contains, empty', '[]', { contains: {} }, 'None of the 0 items matches contains; at least 1 is needed'],
  [
    'minContains',
    '[3,3]',
    { contains: { const: 3 }, minContains: 3 },
    'The number of items is 2; at least 3 is needed',
  ],
  [
    'maxContains',
    '[3,3]',
    { contains: { const: 3 }, maxContains: 1 },
    'The number of items that match contains is 2; at most 1 is allowed',
  ],
  ['minProperties', '{"a":1}', { minProperties: 2 }, 'The number of keys is 1; at least 2 is needed'],
  ['maxProperties', '{"a":1}', { maxProperties: 0 }, 'The number of keys is 1; at most 0 is allowed'],
  ['required', '{"a":1}', { required: ['a', 'x "y"\n'] }, 'The key "x \\"y\\"\\n" is missing'],
  ['dependentRequired', '{"a":1}', { dependentRequired: { a: ['b'] } }, '"a" needs the key "b", which is missing'],
  ['dependencies', '{"a":1}', { dependencies: { a: ['b'] } }, '"a" needs the key "b", which is missing'],
  ['dependentSchemas', '{"a":1}', { dependentSchemas: { a: { required: ['b'] } } }, 'The key "b" is missing'],
  ['additionalProperties', '{"a":1}', { additionalProperties: false }, 'The key "a" is not allowed'],
  ['unevaluatedProperties', '{"a":1}', { unevaluatedProperties: false }, 'The key "a" is not allowed'],
  ['a property that is false', '{"a":1}', { properties: { a: false } }, 'The key "a" is not allowed'],
  ['names that are false', '{"a":1}', { propertyNames: false }, 'The key "a" is not allowed'],
  ['items that are false', '[1]', { items: false }, 'An item at the index 0 is not allowed'],
  ['items beyond a list', '[1,2]', { prefixItems: [true], items: false }, 'An item at the index 1 is not allowed'],
  [
    'unevaluatedItems',
    '[1,2]',
    { prefixItems: [true], unevaluatedItems: false },
    'An item at the index 1 is not allowed',
  ],
  ['false', '{"a":\n 1}', false, 'Unexpected {"a": 1}; no value is allowed'],
  ['not', '"a"', { not: { type: 'string' } }, '"a" matches what not forbids: {"type":"string"}'],
  ['oneOf', '1', { oneOf: [true, { minimum: 0 }, { const: 1 }] }, '1 matches 3 of the 3 schemas of oneOf; expected: 1'],
])('says what breaks %s, and what was found', async (_, json, schema, message) => {
  expect((await errorsOf(json, schema)).map((error) => error.message)).toEqual([message])
})

test('says an alternative that fits in no way, and why each does not', async () => {
  expect(
    (await errorsOf('"a"', { anyOf: [{ type: 'null' }, { maxLength: 0 }] })).map(({ message }) => message),
  ).toEqual([
    '"a" matches none of the 2 schemas of anyOf',
    '"a" has the type string; expected: null',
    'The length is 1; at most 0 is allowed',
  ])
})

test('says how many items fit where too few do', async () => {
  const errors = await errorsOf('[3,4]', { contains: { const: 3 }, minContains: 2 })
  expect(errors.map(({ message }) => message)).toContain(
    'The number of items that match contains is 1; at least 2 is needed',
  )
})

test('says the limits of draft 4, which words beside them make exclusive', async () => {
  const $schema = 'http://json-schema.org/draft-04/schema#'
  const messages = async (json: string, schema: object) =>
    (await errorsOf(json, { $schema, ...schema })).map(({ message }) => message)
  expect(await messages('1', { maximum: 1, exclusiveMaximum: true })).toEqual(['1 is not less than 1'])
  expect(await messages('1', { minimum: 1, exclusiveMinimum: true })).toEqual(['1 is not greater than 1'])
  expect(await messages('0', { minimum: 1, exclusiveMinimum: false })).toEqual(['0 is less than 1'])
})

test('points to the key where its name is at issue', async () => {
  const schema = { propertyNames: { allOf: [{ maxLength: 3 }, { pattern: '^[a-z]+$' }] } }
  expect(await errorsOf('{"ok": 1,\n "Längen": {}}', schema)).toMatchObject([
    { line: 2, column: 2, path: "$['Längen']", message: 'The length is 6; at most 3 is allowed' },
    { line: 2, column: 2, path: "$['Längen']", message: '"Längen" does not match the pattern ^[a-z]+$' },
  ])
})

test('finds the limit through references, and in properties named like keywords', async () => {
  const schema = {
    properties: { $ref: { $ref: '#/$defs/a~1b' }, propertyNames: { maximum: 3 }, list: { items: { $ref: '#point' } } },
    $defs: { 'a/b': { allOf: [{ minimum: 7 }] }, point: { $anchor: 'point', properties: { 'x%': { maximum: 9 } } } },
  }
  const messages = await errorsOf('{"$ref": 1, "propertyNames": 4, "list": [{"x%": 10}]}', schema)
  expect(messages.map(({ path, message }) => `${path} ${message}`)).toEqual([
    "$['$ref'] 1 is less than 7",
    "$['propertyNames'] 4 is greater than 3",
    "$['list'][0]['x%'] 10 is greater than 9",
  ])
})

test('follows a recursive reference of draft 2019-09', async () => {
  const $schema = 'https://json-schema.org/draft/2019-09/schema'
  const tree = { $recursiveAnchor: true, properties: { next: { $recursiveRef: '#' }, n: { maximum: 5 } } }
  expect(await errorsOf('{"next":{"next":{"n":6}}}', { $schema, ...tree })).toMatchObject([
    { path: "$['next']['next']['n']", message: '6 is greater than 5' },
  ])
})

test('looks for equal items in long lists and short ones, within other rules too', async () => {
  const list = Array.from({ length: 30_000 }, (_, at) => `{"id":${at},"tags":[]}`)
  const json = (lists: object) => JSON.stringify(lists).replaceAll('"…"', list.join())
  const unique = { uniqueItems: true }
  const issuesIn = async (lists: object, schema: object) =>
    (await errorsOf(json(lists), schema)).map(({ path, code, params }) => ({ path, code, ...params }))

  const lists = { short: [1, 1], long: ['…'], both: [{ tags: [], id: 7 }, '…'] }
  expect(await issuesIn(lists, { additionalProperties: unique })).toEqual([
    { path: "$['short']", code: 'uniqueItems', first: 0, second: 1 },
    { path: "$['both']", code: 'uniqueItems', first: 0, second: 8 },
  ])
  expect(
    await issuesIn(lists, { properties: { short: { type: 'array' }, long: unique, both: { not: unique } } }),
  ).toEqual([])
  expect(
    await issuesIn({ long: ['…'] }, { properties: { long: { not: { allOf: [{ ...unique, allOf: [true] }] } } } }),
  ).toHaveLength(1)
  expect(
    await issuesIn({ both: ['…', 1, '…'] }, { properties: { both: { anyOf: [unique, { type: 'array' }] } } }),
  ).toEqual([])
})

test('every note can be said in Chinese', async () => {
  const [error] = await errorsOf('"abc"', { maxLength: 2 })
  expect(error && formatNote(error, 'zh')).toBe('长度为 3，最多允许 2')
  expect(error && formatNote(error, 'en')).toBe(error?.message)
})
