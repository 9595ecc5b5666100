import { expect, test } from 'vitest'
import { readJson } from '../json/read.ts'
import { awkwardJson } from './fixtures/awkward-json.ts'
import { writeShape } from './fixtures/write-shape.ts'
import { inferTypes } from './infer-types.ts'
import { maxDepth } from './type-at-path.ts'

const inferred = (...documents: string[]) => writeShape(inferTypes(documents.map((json) => readJson(json))))

test.each([
  ['a lone value', '"x"', 'string'],
  ['a lone null', 'null', 'null'],
  ['nothing in an array', '[]', '[anything]'],
  ['nulls beside a type', '[1,null]', '[int32 | null]'],
  ['a union in a fixed order', '[true,1,"x",[2],{"a":1}]', '[{a: int32} | [int32] | string | int32 | boolean]'],
  ['nested arrays, all items of which are one', '[[1],[],[null,"x"]]', '[[string | int32 | null]]'],
  ['a key that some objects lack', '[{"a":1,"b":1},{"a":2}]', '[{a: int32, b?: int32}]'],
  ['a key that is null in some', '[{"a":1},{"a":null}]', '[{a: int32 | null}]'],
  ['a key that comes twice', '[{"a":1,"a":"x"},{}]', '[{a?: string | int32}]'],
  ['a key that is escaped otherwise', '[{"a":1},{"\\u0061":2}]', '[{a: int32}]'],
  ['keys in another order', '[{"a":1,"b":2,"c":3},{"c":1,"a":2,"b":3}]', '[{a: int32, b: int32, c: int32}]'],
])('takes %s', (_, json, shape) => {
  expect(inferred(json)).toBe(shape)
})

test('merges several documents', () => {
  expect(inferred('{"a":1}', '{"a":2,"b":"x"}', '{"a":null}')).toBe('{a: int32 | null, b?: string}')
})

test.each([
  ['-2147483648', 'int32'],
  ['2147483647', 'int32'],
  ['2147483648', 'int53'],
  ['-9007199254740991', 'int53'],
  ['9007199254740992', 'int64'],
  ['-9223372036854775808', 'int64'],
  ['9223372036854775808', 'uint64'],
  ['18446744073709551615', 'uint64'],
  ['18446744073709551616', 'integer'],
  ['-9223372036854775809', 'integer'],
  ['1.0', 'double'],
  ['1e2', 'double'],
  ['-0', 'double'],
  ['0.1', 'double'],
  ['5e-324', 'double'],
  ['1e400', 'decimal'],
  ['0.12345678901234567890', 'decimal'],
  ['1,2.5', 'double'],
  ['9007199254740993,0.5', 'decimal'],
  ['100000000000000000000,0.5', 'double'],
  ['-1,18446744073709551615', 'integer'],
  ['-1,9223372036854775807', 'int64'],
])('%s have the size %s', (numbers, size) => {
  expect(inferred(`[${numbers}]`)).toBe(`[${size}]`)
})

test.each([
  ['"2024-02-29"', 'date'],
  ['"2026-01-05T10:00:00.5+08:00"', 'date-time'],
  ['"10:00:00Z"', 'time'],
  ['"3f0e8a52-6b1c-4d0e-9a55-0c8c3a1f2b10","00000000-0000-0000-0000-000000000000"', 'uuid'],
  ['"https://例.example/","http://example.org:8080/a?b#c"', 'string'],
  ['"http://localhost","https://example.org:8080/a?b#c"', 'url'],
  ['"ada.lovelace+x@mail.example.org"', 'email'],
  ['"2023-02-29"', 'string'],
  ['"2026-01-05T10:00:00"', 'string'],
  ['"2026-01-05T24:00:00Z"', 'string'],
  ['"https://example.org:99999/"', 'string'],
  ['"a..b@example.org"', 'string'],
  ['"2026-01-05",""', 'string'],
  ['"2026-01-05","2026-01-05T10:00:00Z"', 'string'],
  ['"2026-01-05",null', 'date | null'],
])('strings %s have the format %s', (strings, format) => {
  expect(inferred(`[${strings}]`)).toBe(`[${format}]`)
})

const times = (count: number, ...values: string[]) =>
  `[${Array.from({ length: count }, (_, at) => values[at % values.length])}]`

test('few words that are repeated often are an enum', () => {
  expect(inferred(times(20, '"open"', '"closed"'))).toBe('["open" | "closed"]')
})

test.each([
  ['too few', times(18, '"open"', '"closed"')],
  ['always the same', times(100, '"open"')],
  ['too many', times(200, ...Array.from({ length: 9 }, (_, at) => `"kind${at}"`))],
  ['texts with spaces', times(40, '"New York"', '"Paris"')],
  ['numbers', times(40, '"1"', '"2"')],
  ['one of which comes once', times(40, '"a"', '"b"').replace('"a"', '"c"')],
])('strings that are %s are no enum', (_, json) => {
  expect(inferred(json)).toBe('[string]')
})

const thirteen = 'ann bob cyd dan eve fay gus hal ida joe kim lou may'.split(' ')

test.each([
  ['numbers', '{"1":{"a":1},"22":{"a":null}}', 'map of {a: int32 | null}'],
  ['days', '{"2026-01-05":1,"2026-01-06":2.5}', 'map of double'],
  ['codes', '{"DE":"a","FR":"b","CN":"c","US":null}', 'map of string | null'],
  ['currencies, one of which has no code', '{"USD":1.5,"EUR":2.5,"CNY":3.5,"BTC":4.5}', 'map of double'],
  ['one word and a number', `{${Array.from({ length: 10 }, (_, n) => `"u${n}":"a"`)}}`, 'map of string'],
  [
    'names of the same objects',
    `{${Array.from(thirteen, (name) => `"${name}":{"a":1,"b":""}`)}}`,
    'map of {a: int32, b: string}',
  ],
  ['paths', '{"/a":[1],"/b":[],"/c":[2]}', 'map of [int32]'],
  ['maps in maps', '{"2024":{"01":1,"02":2},"2025":{"03":1}}', 'map of map of int32'],
])('objects with keys that are %s are maps', (_, json, shape) => {
  expect(inferred(json)).toBe(shape)
})

test.each([
  ['one number', '{"1":1}'],
  ['numbers, but values that differ', '{"1":1,"2":"x"}'],
  ['words', '{"cafe":1,"beef":2}'],
  ['columns of a database', '{"ID":"1","SEX":"M","AGE":"30","TEL":"138"}'],
  ['short words in capitals', '{"MIN":1.5,"MAX":2.5,"AVG":2.0,"SUM":9.1}'],
  [
    'names of differing objects',
    `{${Array.from(thirteen, (name, n) => `"${name}":{"a":1${n === 7 ? '' : ',"b":""'}}`)}}`,
  ],
  ['names of a dozen of the same objects', `{${Array.from(thirteen.slice(1), (name) => `"${name}":{"a":1,"b":""}`)}}`],
  ['a few numbered words', '{"line-1":"a","line-2":"b","line-3":"c"}'],
])('objects with keys that are %s are no maps', (_, json) => {
  expect(inferred(json)).not.toContain('map')
})

test('objects of which each has few of many keys are maps', () => {
  const items = Array.from({ length: 40 }, (_, at) => `{"k${'x'.repeat(at)}":${at},"l${'y'.repeat(at)}":1}`)
  expect(inferred(`[${items}]`)).toBe('[map of int32]')
})

test.each([
  ['a tree', '{"n":1,"c":[{"n":2,"c":[{"n":3,"c":[]}]}]}', '{n: int32, c: [@0]}'],
  ['a list', '{"v":1,"next":{"v":2,"next":null}}', '{v: int32, next: @0 | null}'],
  [
    'a tree through maps',
    '{"n":1,"c":{"1":{"n":2,"c":{"2":{"n":1,"c":{}},"3":{"n":1,"c":{}}}},"2":{"n":1,"c":{}}}}',
    '{n: int32, c: map of @0}',
  ],
  ['two types', '{"a":1,"b":[{"x":1,"y":{"a":2,"b":[]}}]}', '{a: int32, b: [{x: int32, y: @0}]}'],
])('finds that %s is recursive', (_, json, shape) => {
  expect(inferred(json)).toBe(shape)
})

test('does not merge an inner object that merely resembles an outer one', () => {
  expect(inferred('{"id":1,"name":"x","owner":{"id":1,"name":"y"}}')).toBe(
    '{id: int32, name: string, owner: {id: int32, name: string}}',
  )
})

test('makes one type of objects with the same keys and kinds, and keeps apart where one may be null', () => {
  expect(inferred('{"from":{"x":1,"y":null},"to":{"x":2.5,"y":[1]},"via":[{"x":1,"y":[]},null]}')).toBe(
    '{from: {x: double, y: [int32] | null}, to: @1, via: [@1 | null]}',
  )
})

test('infers no types below a depth, but reads any depth', () => {
  const deep = (levels: number) => inferred(`${'['.repeat(levels)}1${']'.repeat(levels)}`)
  expect(deep(maxDepth)).toContain('int32')
  expect(deep(100_000)).toBe(`${'['.repeat(maxDepth + 1)}anything${']'.repeat(maxDepth + 1)}`)
  expect(inferred(`${'{"a":'.repeat(100_000)}null${'}'.repeat(100_000)}`)).toBe('{a: @0 | null}')
})

test('gives each type the path of its first place, and each field the offset of its key', () => {
  const { types } = inferTypes([readJson('{"users":[{"home":{"a":1,"b":2}}],"é":{"work":{"b":1,"a":2}}}')])
  expect(types.map(({ path, keys, isItem }) => ({ path, keys, isItem }))).toEqual([
    { path: [], keys: [], isItem: false },
    { path: ['é'], keys: ['é'], isItem: false },
    { path: ['users'], keys: ['users'], isItem: true },
    { path: ['é', 'work'], keys: ['work', 'home'], isItem: false },
  ])
  expect(types[0]?.fields.map(({ offset }) => offset)).toEqual([1, 34])
})

test.each(awkwardJson)('every type of $id is reached from the root, and listed once', ({ json }) => {
  const { types } = inferTypes([readJson(json)])
  expect(new Set(types).size).toBe(types.length)
})
