import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { validate } from './operations.ts'

const errorsOf = async (json: string, schema: object | boolean) =>
  (await perform(validate, { json, schema: JSON.stringify(schema) })).errors

test('finds where the text stops being JSON', async () => {
  expect(await perform(validate, { json: '{\n  "a": 01\n}' })).toEqual({
    valid: false,
    errors: [
      {
        line: 2,
        column: 9,
        path: '',
        message: 'Unexpected 1; expected , }',
        code: 'syntax',
        params: { found: '1', expected: ', }' },
      },
    ],
    warnings: [],
  })
})

test.each([undefined, '', ' \n'])('needs no schema (%j), and still warns', async (schema) => {
  expect(await perform(validate, { json: '{"a":1,"a":1e400}', schema })).toEqual({
    valid: true,
    errors: [],
    warnings: [expect.objectContaining({ column: 8 }), expect.objectContaining({ column: 12 })],
  })
})

test('names the line, column and path of every value that breaks the schema, innermost only', async () => {
  const json = `{
  "名": "林小雨",
  "a/b~c%": [1, "2", 3.5],
  "extra": null
}`
  const schema = {
    required: ['名', 'email'],
    properties: {
      名: { $ref: '#/$defs/short' },
      'a/b~c%': { items: { type: 'integer' } },
    },
    additionalProperties: false,
    $defs: { short: { type: 'string', maxLength: 2 } },
  }
  expect(await errorsOf(json, schema)).toMatchObject([
    { line: 1, column: 1, path: '$', message: 'The key "email" is missing' },
    { line: 2, column: 8, path: "$['名']", message: 'The length is 3; at most 2 is allowed' },
    { line: 3, column: 17, path: "$['a/b~c%'][1]", message: '"2" has the type string; expected: integer' },
    { line: 3, column: 22, path: "$['a/b~c%'][2]", message: '3.5 has the type number; expected: integer' },
    { line: 4, column: 12, path: "$['extra']", message: 'The key "extra" is not allowed' },
  ])
})

test.each([
  ['anyOf', { anyOf: [{ type: 'null' }, { minimum: 9 }] }, 3],
  ['oneOf', { oneOf: [true, true] }, 1],
  ['not', { not: { type: 'number' } }, 1],
  ['allOf', { allOf: [{ minimum: 9 }, { multipleOf: 2 }] }, 2],
  ['if and then', JSON.parse('{"if":{"type":"number"},"then":{"minimum":9}}'), 1],
  ['const', { const: 7 }, 1],
  ['enum', { enum: [7] }, 1],
  ['false', false, 1],
])('tells what breaks %s', async (_, schema, count) => {
  expect(await errorsOf('1', schema)).toHaveLength(count)
})

test.each([
  ['http://json-schema.org/draft-04/schema#', { maximum: 1, exclusiveMaximum: true }],
  ['http://json-schema.org/draft-07/schema#', { exclusiveMaximum: 1, $ref: '#/definitions/n' }],
  ['https://json-schema.org/draft/2019-09/schema', { exclusiveMaximum: 1 }],
  ['https://json-schema.org/draft/2020-12/schema', { exclusiveMaximum: 1 }],
])('reads the draft %s', async ($schema, schema) => {
  // `exclusiveMinimum` is a boolean beside the limit in draft 4, and the limit itself since.
  const definitions = { n: $schema.includes('draft-04') ? {} : { exclusiveMaximum: 1 } }
  expect(await errorsOf('1', { $schema, definitions, ...schema })).toHaveLength(1)
  expect(await errorsOf('0', { $schema, definitions, ...schema })).toEqual([])
})

test('points to the last of equal keys, which is the one that counts', async () => {
  expect(await errorsOf('{"a":1,\n"a":2}', { properties: { a: { maximum: 1 } } })).toMatchObject([
    { line: 2, column: 5 },
  ])
  expect(await errorsOf('{"a":2,\n"a":1}', { properties: { a: { maximum: 1 } } })).toEqual([])
})

test('lists a thousand errors and counts the rest, even of more than the stack holds', async () => {
  const rows = (count: number) => `{"rows":[${Array.from({ length: count }, () => '"x"').join(',\n')}]}`
  const errors = await errorsOf(rows(1500), { properties: { rows: { items: { type: 'null' } } } })
  expect(errors).toHaveLength(1001)
  expect(errors.at(-1)).toMatchObject({ line: 1001, message: '500 more' })
  expect(await errorsOf(rows(200_000), { properties: { rows: { items: { type: 'null' } } } })).not.toEqual([])
})

test.each([
  ['no JSON', '{"type":}', 'invalidSchema', { pointer: '', column: 9, found: '}', expected: 'value' }],
  ['a list', '[]', 'invalidSchema', { column: 1, found: '[]', expected: 'object boolean' }],
  ['null', 'null', 'invalidSchema', { found: 'null', expected: 'object boolean' }],
  [
    'of a wrong type within',
    '{"items":{"enum":"a"}}',
    'invalidSchema',
    { column: 18, found: '"a"', expected: 'array' },
  ],
  ['a reference to nowhere', '{"$ref":"#/$defs/x"}', 'unknownReference', { column: 9, reference: '"#/$defs/x"' }],
  [
    'a reference to the network',
    '{"allOf":[{"$ref":"https://example.org/schema"}]}',
    'unknownReference',
    { column: 19, reference: '"https://example.org/schema"' },
  ],
  ['a reference to itself', '{"$ref":"#"}', 'endlessSchema', {}],
  ['a broken pattern', '{"items":{"pattern":"("}}', 'invalidPattern', { column: 21, pattern: '"("' }],
  ['a broken pattern of keys', '{"patternProperties":{"(":{}}}', 'invalidPattern', { column: 23, pattern: '"("' }],
  ['an id that is no URI', '{"$id":"http://["}', 'invalidSchema', { column: 8, found: '"http://["', expected: 'URI' }],
])('refuses a schema that is %s, and says where', async (_, schema, code, params) => {
  const json = schema.includes('patternProperties') ? '{"a":1}' : '["a"]'
  await expect(perform(validate, { json, schema })).rejects.toMatchObject({ code, params })
})

test.each([
  ['{"type":"no such type"}', '/type', 'null boolean object array number string integer'],
  ['{"type":["string",7]}', '/type/1', 'null boolean object array number string integer'],
  ['{"type":7}', '/type', 'string array'],
  ['{"type":[]}', '/type', 'array.length ≥ 1'],
  ['{"required":"x"}', '/required', 'array'],
  ['{"required":["a",7]}', '/required/1', 'string'],
  ['{"minimum":"a"}', '/minimum', 'number'],
  ['{"exclusiveMaximum":true}', '/exclusiveMaximum', 'number'],
  ['{"$schema":"http://json-schema.org/draft-04/schema#","exclusiveMaximum":1}', '/exclusiveMaximum', 'boolean'],
  ['{"multipleOf":0}', '/multipleOf', 'number > 0'],
  ['{"minLength":1.5}', '/minLength', 'integer ≥ 0'],
  ['{"maxItems":-1}', '/maxItems', 'integer ≥ 0'],
  ['{"uniqueItems":"yes"}', '/uniqueItems', 'boolean'],
  ['{"properties":[]}', '/properties', 'object'],
  ['{"properties":{"a/b~":{"items":3}}}', '/properties/a~1b~0/items', 'object boolean'],
  ['{"additionalProperties":"no"}', '/additionalProperties', 'object boolean'],
  ['{"not":null}', '/not', 'object boolean'],
  ['{"anyOf":{}}', '/anyOf', 'array'],
  ['{"anyOf":[]}', '/anyOf', 'array.length ≥ 1'],
  ['{"allOf":[true,3]}', '/allOf/1', 'object boolean'],
  ['{"enum":"a"}', '/enum', 'array'],
  ['{"format":3}', '/format', 'string'],
  ['{"pattern":3}', '/pattern', 'string'],
  ['{"$ref":3}', '/$ref', 'string'],
  ['{"$ref":"http://["}', '/$ref', 'URI'],
  ['{"dependentRequired":{"a":"b"}}', '/dependentRequired/a', 'array'],
  ['{"dependencies":{"a":["b",1]}}', '/dependencies/a/1', 'string'],
  ['{"definitions":{"n":{"type":"int"}}}', '/definitions/n/type', 'null boolean object array number string integer'],
])(
  'an issue of the schema %s is no verdict on the document, and its place is told',
  async (schema, pointer, expected) => {
    await expect(perform(validate, { json: '7', schema })).rejects.toMatchObject({
      code: 'invalidSchema',
      params: { pointer, line: 1, expected },
    })
  },
)

test('a reference that leads nowhere is one even where nothing comes to it', async () => {
  const schema = '{"properties":{"a":{"$ref":"#/$defs/b"}}}'
  await expect(perform(validate, { json: '7', schema })).rejects.toMatchObject({
    code: 'unknownReference',
    params: { pointer: '/properties/a/$ref', reference: '"#/$defs/b"' },
  })
})

test('a dynamic reference leads to what the way to it has met first', async () => {
  const list = {
    $id: 'https://example.org/list',
    $dynamicAnchor: 'list',
    properties: { items: { items: { $dynamicRef: '#item' } }, next: { $dynamicRef: '#list' } },
    $defs: { any: { $dynamicAnchor: 'item' } },
  }
  const numbers = {
    $id: 'https://example.org/numbers',
    $dynamicAnchor: 'list',
    $ref: 'list',
    required: ['items'],
    $defs: { number: { $dynamicAnchor: 'item', type: 'number' }, list },
  }
  expect(await errorsOf('{"items":["a"],"next":{}}', list)).toEqual([])
  expect(await errorsOf('{"items":[1,"a"],"next":{"next":{"items":["b"]}}}', numbers)).toMatchObject([
    { path: "$['items'][1]", code: 'type', params: { expected: 'number' } },
    { path: "$['next']", code: 'required' },
    { path: "$['next']['next']['items'][0]", code: 'type' },
  ])
  await expect(errorsOf('1', { $dynamicRef: '#nowhere' })).rejects.toMatchObject({
    code: 'unknownReference',
    params: { pointer: '/$dynamicRef' },
  })
})

test('of anchors that lead to each other on ever more ways, no more is tried than can be', async () => {
  const names = Array.from({ length: 16 }, (_, at) => `a${at}`)
  const anchors = (list: string[]) => Object.fromEntries(list.map((name) => [name, { $dynamicAnchor: name }]))
  const one = (id: string, list: string[]) => ({
    $id: `https://example.org/${id}`,
    $defs: anchors(list),
    anyOf: [...names.flatMap((name) => [{ $ref: `x${name}` }, { $ref: `y${name}` }]), { $dynamicRef: '#a0' }],
  })
  const $defs = Object.fromEntries(
    names.flatMap((name) => [
      [`x${name}`, one(`x${name}`, [...new Set(['a0', name])])],
      [`y${name}`, one(`y${name}`, [...new Set(['a0', name])])],
    ]),
  )
  await expect(errorsOf('1', { ...one('root', []), $defs: { ...$defs, ...anchors(['a0']) } })).rejects.toMatchObject({
    code: 'endlessSchema',
  })
})

test('what a schema asks for and nobody checks is told, once', async () => {
  const schema = {
    $schema: 'https://example.org/own-dialect',
    items: { format: 'idn-hostname', not: { format: '__proto__' } },
    contains: { format: 'idn-hostname' },
  }
  const { valid, warnings } = await perform(validate, { json: '["a"]', schema: JSON.stringify(schema) })
  expect({ valid, warnings: warnings.map(({ code, params }) => [code, Object.values(params)[0]]) }).toEqual({
    valid: false,
    warnings: [
      ['unknownDialect', 'https://example.org/own-dialect'],
      ['unknownFormat', 'idn-hostname'],
      ['unknownFormat', '__proto__'],
    ],
  })
})

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'isPrototypeOf'])(
  'a format of the name %s is one that is not known',
  async (format) => {
    expect(await errorsOf('"a"', { format })).toEqual([])
  },
)

test('values that only look like keywords are none', async () => {
  const schema =
    '{"properties":{"type":{"enum":[{"type":"x"}]}},"const":7,"default":{"type":"x"},"x-own":{"minimum":"a"}}'
  expect(await perform(validate, { json: '7', schema })).toMatchObject({ valid: true })
})

test('takes JSON of any depth, but no schema for it beyond a thousand levels', async () => {
  const json = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(await perform(validate, { json })).toMatchObject({ valid: true })
  await expect(perform(validate, { json, schema: '{}' })).rejects.toMatchObject({ code: 'tooDeep' })
})

test('asks for JSON', async () => {
  await expect(perform(validate, { json: ' ', schema: '{}' })).rejects.toMatchObject({ code: 'empty' })
})

test('takes halves of surrogate pairs in keys and texts, of the JSON and of its schema', async () => {
  const schema = {
    required: ['\ud801'],
    properties: { '\ud800': { type: 'string' }, b: { enum: ['\udfff'] }, c: { $ref: '#/$defs/%F4%8F%A0%82' } },
    propertyNames: { maxLength: 1 },
    $defs: { '\ud802': { maxLength: 2 } },
  }
  const json = '{"\\ud800": 1, "b": "\\udffe", "c": "\\ud800🙂\\ud800", "\\ud800\\ud800": 2}'
  const errors = await errorsOf(json, schema)
  expect(errors.map(({ column, path, message }) => [column, path, message])).toEqual([
    [1, '$', 'The key "\\ud801" is missing'],
    [12, "$['\\ud800']", '1 has the type number; expected: string'],
    [20, "$['b']", 'Unexpected "\\udffe"; expected one of "\\udfff"'],
    [35, "$['c']", 'The length is 3; at most 2 is allowed'],
    [53, "$['\\ud800\\ud800']", 'The length is 2; at most 1 is allowed'],
  ])
})

test.each(['__proto__', 'constructor', 'isPrototypeOf', '__defineGetter__'])(
  'takes %s for a key, a format and a name like any other',
  async (name) => {
    const schema = `{"properties": {"${name}": {"format": "${name}", "minLength": 2}}, "required": ["${name}"], "$ref": "#/$defs/${name}", "$defs": {"${name}": {}}}`
    const messages = async (json: string) =>
      (await perform(validate, { json, schema })).errors.map(({ message }) => message)
    expect(await messages(`{"${name}": "ab"}`)).toEqual([])
    expect(await messages(`{"${name}": "a"}`)).toEqual(['The length is 1; at least 2 is needed'])
    expect(await messages('{}')).toEqual([`The key "${name}" is missing`])
  },
)
