import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { toJson } from './operations.ts'

const jsonOf = async (source: string, options: object = {}) =>
  (await perform(toJson, { source, indent: 0, ...options })).json

test.each([
  ['a,b\n1,x', {}, '[{"a":1,"b":"x"}]'],
  ['a,b\n1,x', { types: false }, '[{"a":"1","b":"x"}]'],
  ['a,b\n1,x', { header: false }, '[{"column1":"a","column2":"b"},{"column1":"1","column2":"x"}]'],
  ['a,b\n1,x', { layout: 'arrays' }, '[["a","b"],[1,"x"]]'],
  ['a,b\n1,x', { layout: 'arrays', header: false }, '[["a","b"],["1","x"]]'],
  ['a,b\n1,x\n2,y', { layout: 'columns' }, '{"a":[1,2],"b":["x","y"]}'],
  ['a,b\n1,x\n2,y', { layout: 'lines' }, '{"a":1,"b":"x"}\n{"a":2,"b":"y"}\n'],
  ['a,b\n1,\n,y', {}, '[{"a":1,"b":""},{"a":"","b":"y"}]'],
  ['a,b\n1,\n,y', { empty: 'null' }, '[{"a":1,"b":null},{"a":null,"b":"y"}]'],
  ['a,b\n1,\n,y', { empty: 'omit' }, '[{"a":1},{"b":"y"}]'],
  ['id,n\n0012,1\n13,2.50', {}, '[{"id":"0012","n":1},{"id":"13","n":2.50}]'],
  ['n\n12345678901234567.123456789', {}, '[{"n":12345678901234567.123456789}]'],
  ['b\nTRUE\nfalse', {}, '[{"b":true},{"b":false}]'],
  ['a.b,a.c,d\n1,2,3', { nested: true }, '[{"a":{"b":1,"c":2},"d":3}]'],
  ['a.0,a.1\nx,y', { nested: true }, '[{"a":["x","y"]}]'],
  ['__proto__,constructor\n1,2', {}, '[{"__proto__":1,"constructor":2}]'],
  ['__proto__.a\n1', { nested: true }, '[{"__proto__":{"a":1}}]'],
  ['a\n"x\uD800\0"', {}, '[{"a":"x\\ud800\\u0000"}]'],
  ['姓名|城市\n林小雨|上海', { delimiter: 'auto' }, '[{"姓名":"林小雨","城市":"上海"}]'],
  ['a;b\n1;2', { delimiter: 'comma' }, '[{"a;b":"1;2"}]'],
  ['a\n', {}, '[]'],
])('%j with %j is %s', async (source, options, json) => {
  expect(await jsonOf(source, options)).toBe(json)
})

test('a name that is both a value and an object is not split, with a warning', async () => {
  const { json, warnings } = await perform(toJson, { source: 'a,a.b,..\n1,2,3', nested: true, indent: 0 })
  expect(json).toBe('[{"a":1,"a.b":2,"..":3}]')
  expect(warnings.map(({ params }) => params)).toEqual([{ name: 'a.b' }, { name: '..' }])
})

test('problems are reported with their lines', async () => {
  const { warnings } = await perform(toJson, { source: 'a,b,b,\n1,2\n"x\ny",5" disk,3,4,5' })
  expect(warnings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '1:1 Column 4 has no name: column4 is used',
    '1:1 The name b occurs again: b_2 is used',
    '2:1 2 instead of 4 cells',
    '3:1 5 cells instead of 4',
    '4:5 A quote that opens or closes nothing was kept: double it inside quotes',
  ])
})

test('text after a closing quote belongs to its cell, with a warning', async () => {
  const { json, warnings } = await perform(toJson, { source: 'a,b\n"un"quoted,8\n1,2\n', indent: 0 })
  expect(json).toBe('[{"a":"unquoted","b":8},{"a":"1","b":2}]')
  expect(warnings.map(({ line, column, code }) => [line, column, code])).toEqual([[2, 5, 'textAfterQuote']])
})

test.each([
  ['', 'empty', {}],
  ['\uFEFF \n\n', 'empty', {}],
  ['a,b\n1,"x', 'openQuote', { line: 2 }],
  [new File([], 'a.csv'), 'emptyFile', {}],
  [new File(['PK\u0003\u0004\0'], 'a.csv'), 'notText', {}],
])('%j is refused as %s', async (source, code, params) => {
  await expect(perform(toJson, { source })).rejects.toMatchObject({ code, params })
})

test('extreme tables are read, or refused with a specific error', async () => {
  const wide = Array.from({ length: 50_000 }, (_, at) => `c${at}`).join(',')
  expect((await perform(toJson, { source: `${wide}\n1`, empty: 'omit' })).columns).toBe(50_000)
  await expect(perform(toJson, { source: `${wide}\n${'1\n'.repeat(1000)}` })).rejects.toMatchObject({ code: 'tooMany' })
  await expect(perform(toJson, { source: `a\n"${'x,\n'.repeat(2 ** 20)}` })).rejects.toMatchObject({
    code: 'openQuote',
  })
  await expect(perform(toJson, { source: ','.repeat(10 ** 6) })).rejects.toMatchObject({ code: 'tooMany' })
  const dots = `a${'.a'.repeat(100_000)}`
  expect((await perform(toJson, { source: `${dots}\n1`, nested: true, indent: 0 })).json).toBe(`[{"${dots}":1}]`)
  expect((await perform(toJson, { source: `n\n${'9'.repeat(10 ** 6)}.5`, indent: 0 })).json.length).toBe(10 ** 6 + 10)
})
