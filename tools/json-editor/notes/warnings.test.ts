import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { minify } from '../operations.ts'

const warningsOf = async (json: string) => (await perform(minify, { json })).warnings

test.each([
  ['every further one of a key', '{"a":1,"b":2,"a":3,"a":4}', [14, 20]],
  ['a key escaped otherwise', '{"a":1,"\\u0061":2}', [8]],
  ['a key in an inner object', '[{"a":{"b":1,"b":2}}]', [14]],
  ['an empty key', '{"":1,"":2}', [7]],
  ['half a surrogate pair', '{"\\ud83d":1,"\\uD83D":2}', [13]],
])('warns of %s', async (_, json, columns) => {
  const message = expect.stringMatching(/^Duplicate key "/)
  const expected = columns.map((column) => ({ line: 1, column, code: 'duplicateKey', message }))
  expect(await warningsOf(json)).toMatchObject(expected)
})

test.each([
  ['the same key elsewhere', '[{"a":{"a":1}},{"a":2},{"b":{"a":1},"a":3}]'],
  ['the same value', '["a","a"]'],
  ['halves of different surrogate pairs', '{"\\ud83d":1,"\\ud83e":2,"\ufffd":3}'],
])('does not warn of %s', async (_, json) => {
  expect(await warningsOf(json)).toEqual([])
})

test('finds the one duplicate among many keys, and none in the next object', async () => {
  const keys = Array.from({ length: 5000 }, (_, index) => `"k${index}":${index}`)
  const json = `[{${[...keys, '"k4321":0'].join()}},{${keys.join()}}]`
  expect(await warningsOf(json)).toMatchObject([
    { line: 1, column: json.indexOf('"k4321":0') + 1, code: 'duplicateKey', params: { key: '"k4321"' } },
  ])
})

test.each([
  '12345678901234567890',
  '9007199254740993',
  '-9007199254740993',
  '1e400',
  '-1E309',
  '1e-400',
  '0.12345678901234567890',
  '1e99999999999999999999',
])('warns that %s gets rounded', async (number) => {
  const params = { number, rounded: String(Number(number)) }
  const message = `JavaScript reads ${number} as ${Number(number)}`
  expect(await warningsOf(`[${number}]`)).toEqual([{ line: 1, column: 2, message, code: 'roundedNumber', params }])
})

test.each([
  '9007199254740992',
  '1.0',
  '-0',
  '0.1000000000000000000000',
  '100000000000000000000000',
  '1e308',
  '1.50E+3',
  '0e99999999999999999999',
  '"12345678901234567890"',
  '0.1',
])('does not warn of %s', async (number) => {
  expect(await warningsOf(`[${number}]`)).toEqual([])
})

test('lists a thousand and counts the rest', async () => {
  const warnings = await warningsOf(`[${Array.from({ length: 1500 }, () => '1e400').join(',\n')}]`)
  expect(warnings).toHaveLength(1001)
  expect(warnings.slice(-2)).toMatchObject([
    { line: 1000, column: 1, message: 'JavaScript reads 1e400 as Infinity' },
    { line: 1001, column: 1, message: '500 more', code: 'more', params: { count: 500 } },
  ])
})

test('cuts long numbers and keys, and no character in two', async () => {
  const key = `"a${'🙂'.repeat(40)}"`
  const [duplicate] = await warningsOf(`{${key}:1,${key}:2}`)
  expect(duplicate?.params).toEqual({ key: `"a${'🙂'.repeat(28)}…` })
  const [warning] = await warningsOf(`[${'9'.repeat(1000)}]`)
  expect(warning?.message).toBe(`JavaScript reads ${'9'.repeat(59)}… as Infinity`)
})
