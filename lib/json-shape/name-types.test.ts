import { expect, test } from 'vitest'
import { readJson } from '../json/read.ts'
import { awkwardJson } from './fixtures/awkward-json.ts'
import { type IdentifierStyle, nameKeys } from './identifiers.ts'
import { inferTypes } from './infer-types.ts'
import { nameFields, nameTypes } from './name-types.ts'

const types: IdentifierStyle = {
  casing: 'pascal',
  part: /[\p{L}\p{Nd}]/u,
  start: /\p{L}/u,
  prefix: 'N',
  reserved: new Set(['Option', 'String']),
}
const fields: IdentifierStyle = { ...types, casing: 'snake', prefix: '_', reserved: new Set(['type', 'self']) }
const goFields: IdentifierStyle = {
  ...types,
  start: /\p{Lu}/u,
  prefix: 'X',
  initialisms: new Set(['ID', 'URL', 'HTTP']),
}

function namesOf(json: string, rootName = 'Root'): string[] {
  const inferred = inferTypes([readJson(json)])
  const names = nameTypes(inferred, rootName, types)
  return inferred.types.map(names.of)
}

test.each([
  ['its key', '{"homeAddress":{"a":1}}', ['Root', 'HomeAddress']],
  ['the singular of its list', '{"user_addresses":[{"a":1}]}', ['Root', 'UserAddress']],
  ['the singular of its map', '{"users":{"1":{"a":1},"2":{"a":2}}}', ['Root', 'User']],
  ['its key, and not its singular, where it is no item', '{"settings":{"a":1}}', ['Root', 'Settings']],
  ['what its keys end in', '{"billingAddress":{"a":1,"b":2},"ship_addresses":[{"a":1,"b":2}]}', ['Root', 'Address']],
  ['the first of keys that have nothing in common', '{"from":{"x":1,"y":2},"to":{"x":1,"y":2}}', ['Root', 'From']],
  ['Chinese', '{"订单列表":[{"编号":1}]}', ['Root', '订单列表']],
  ['a number behind a sign', '{"2fa":{"a":1}}', ['Root', 'N2fa']],
  ['the root, where its key has no letters', '{"😀":{"a":1},"":{"b":1}}', ['Root', 'Value', 'RootValue']],
  [
    'the root and its key, where the key is taken',
    '{"option":{"a":1},"root":{"b":1}}',
    ['Root', 'RootOption', 'RootRoot'],
  ],
  [
    'the key above, then a number',
    '{"a":{"x":{"k":1}},"b":{"x":{"l":1}},"c":{"b":{"x":{"m":1}}}}',
    ['Root', 'A', 'B', 'C', 'X', 'BX', 'CB', 'X2'],
  ],
])('a type is called after %s', (_, json, names) => {
  expect(namesOf(json)).toEqual(names)
})

test.each([
  ['Root', ['RootItem']],
  ['Users', ['User']],
  ['user list', ['UserListItem']],
  ['订单', ['订单Item']],
  ['😀', ['RootItem']],
  ['string', ['StringItem']],
])('the items of a list called %s', (rootName, names) => {
  expect(namesOf('[{"a":1}]', rootName)).toEqual(names)
})

test('other things at a path get unique names too', () => {
  const names = nameTypes(inferTypes([readJson('{"state":{"a":1}}')]), 'Root', types)
  expect(names.root).toBe('Root')
  expect(['states', 'Root', ''].map((key) => names.claim([key], true))).toEqual(['RootState', 'RootRoot', 'Value'])
  expect(names.claim(['a', 'state'], false)).toBe('AState')
})

test.each(awkwardJson)('the names of $id are identifiers, each once, also in lower case', ({ json }) => {
  const inferred = inferTypes([readJson(json)])
  const names = nameTypes(inferred, 'Root', types)
  const all = inferred.types.map((type) => names.of(type).toLowerCase())
  expect(new Set(all).size).toBe(all.length)
  for (const type of inferred.types) {
    const members = [...nameFields(type, fields).values()]
    expect(new Set(members).size).toBe(type.fields.length)
    for (const name of [...members, names.of(type)]) expect(name).toMatch(/^[\p{L}_][\p{L}\p{Nd}_]*$/u)
  }
})

test.each([
  [
    ['firstName', 'first-name', 'first_name', 'FirstName'],
    ['first_name2', 'first_name3', 'first_name', 'first_name4'],
  ],
  [
    ['type', 'self', 'Type'],
    ['type2', 'self2', 'type3'],
  ],
  [
    ['', '😀', 'field', 'field2'],
    ['field1', 'field3', 'field', 'field2'],
  ],
  [
    ['1st', '2-3', '年龄', 'id编号', 'ünïcode'],
    ['_1st', '_2_3', '年龄', 'id_编号', 'ünïcode'],
  ],
  [
    ['HTTPServer', 'userIDs', 'html5', 'x2Y', 'aB'],
    ['http_server', 'user_ids', 'html5', 'x2_y', 'a_b'],
  ],
])('names the keys %j', (keys, names) => {
  expect(nameKeys(keys, fields)).toEqual(names)
})

test('writes initialisms in capitals, and puts a capital before what has no case', () => {
  expect(nameKeys(['userId', 'apiUrls', 'http', '年龄', '2fa', 'idle', 'userIDs'], goFields)).toEqual([
    'UserID',
    'ApiURLs',
    'HTTP',
    'X年龄',
    'X2fa',
    'Idle',
    'UserIDs',
  ])
})

test('names a hundred thousand keys with the same name in linear time', () => {
  const names = nameKeys(
    Array.from({ length: 100_000 }, (_, at) => `a${'-'.repeat(1 + (at % 7))}${at % 2 ? '!' : '?'}`),
    fields,
  )
  expect(new Set(names).size).toBe(100_000)
})
