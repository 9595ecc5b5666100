import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { readJson } from '#lib/json/read.ts'
import { toValue } from '#lib/json/to-value.ts'
import { fromJson, toJson } from './operations.ts'

const csvOf = async (json: string, options: object = {}) =>
  (await perform(fromJson, { json, lineEnd: 'lf', ...options })).csv

test.each([
  ['[{"a":1,"b":"x,y"},{"b":"say \\"hi\\"","c":null}]', {}, 'a,b,c\n1,"x,y",\n,"say ""hi""",\n'],
  ['[{"a":1.50,"b":12345678901234567890}]', {}, 'a,b\n1.50,12345678901234567890\n'],
  ['[{"a":{"b":1,"c":[true,{"d":2}]}}]', {}, 'a.b,a.c.0,a.c.1.d\n1,true,2\n'],
  ['[{"a":{"b":1, "c":[ ] }}]', { nested: 'json' }, 'a\n"{""b"":1,""c"":[]}"\n'],
  ['[{"a":{},"b":[]}]', {}, 'a,b\n{},[]\n'],
  ['[["a","b"],[1,2]]', {}, 'a,b\n1,2\n'],
  ['{"a":[1,2],"b":["x"]}', {}, 'a,b\n1,x\n2,\n'],
  ['["x",2,null]', {}, 'value\nx\n2\n""\n'],
  ['{"a":1}\n{"a":2,"b":3}\n', {}, 'a,b\n1,\n2,3\n'],
  ['[{"a":1}]', { header: false, quote: 'always', bom: true, lineEnd: 'crlf' }, '\uFEFF"1"\r\n'],
  [
    '[{"a":"=1+1","b":"-5","c":-5,"d":"@x","e":"+a","f":"-a"}]',
    { guard: true },
    "a,b,c,d,e,f\n'=1+1,-5,-5,'@x,'+a,'-a\n",
  ],
  ['{"a":1}', {}, 'a\n1\n'],
  ['{"a":{"b":1},"c":[2,3]}', {}, 'a.b,c.0,c.1\n1,2,3\n'],
  ['{"data":[{"a":1},{"a":2}],"total":2}', {}, 'a\n1\n2\n'],
  ['{"ok":true,"data":{"page":1,"items":[{"a":1}],"tags":["x"]}}', {}, 'a\n1\n'],
  ['{"x":[{"a":1}],"y":[{"b":2}]}', {}, 'x.0.a,y.0.b\n1,2\n'],
  ['{"x":{"y":{"z":[{"a":1}]}}}', {}, 'x.y.z.0.a\n1\n'],
  ['[{"a":"x y"}]', { delimiter: 'space' }, 'a\n"x y"\n'],
  ['[{"__proto__":1}]', {}, '__proto__\n1\n'],
  ['[]', {}, ''],
])('%s with %j is %j', async (json, options, csv) => {
  expect(await csvOf(json, options)).toBe(csv)
})

test('a duplicate key of an object gives a warning, and its last value is kept', async () => {
  expect(await perform(fromJson, { json: '[{"a":1,"a":2}]' })).toMatchObject({
    csv: 'a\r\n2\r\n',
    rows: 1,
    columns: 1,
    warnings: [{ line: 1, column: 9, message: 'Duplicate key "a": only its last value is kept' }],
  })
})

test('a list that is taken out of an object is named', async () => {
  const json = '{"ok":true,"data":{"items":[{"a":1}]}}'
  expect((await perform(fromJson, { json })).warnings).toEqual([
    {
      line: 1,
      column: 20,
      message: 'The rows are the list data.items; nothing else was converted',
      code: 'takenList',
      params: { path: 'data.items' },
    },
  ])
  expect((await perform(fromJson, { json: '{"a":1}' })).warnings).toEqual([])
})

test('a table converted to JSON and back is the same', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', '中', '"', ',', ' x', '\n'), minLength: 1, maxLength: 4 })
  const cell = fc.oneof(
    fc.constantFrom('0012', '1.50', '12345678901234567890', 'true', '中', '\uD83D'),
    fc.string({ maxLength: 6 }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
      fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      async (names, cells) => {
        const rows = cells.map((row) => Object.fromEntries(names.map((key, at) => [key, row[at]])))
        const { csv } = await perform(fromJson, { json: JSON.stringify(rows), nested: 'json' })
        const { json } = await perform(toJson, { source: csv, delimiter: 'comma', types: false })
        expect(toValue(readJson(json))).toEqual(rows)
      },
    ),
    { numRuns: runs(300) },
  )
})

test.each([
  ['', 'empty', {}],
  ['{"a":1,}', 'invalidJson', { line: 1, column: 8 }],
  ['{"a":}', 'invalidJson', { line: 1, column: 6 }],
  ['{"a":1}\n{"a":}', 'invalidJson', { line: 2, column: 6 }],
  ['{"a":1}\n\n\n{"a":}', 'invalidJson', { line: 4, column: 6 }],
  ['{}', 'notTable', {}],
  ['7', 'notTable', {}],
  ['[{"a":1},[2]]', 'notTable', {}],
  ['[{"a":1},2]', 'notTable', {}],
  [`[${Array.from({ length: 10_000 }, (_, at) => `{"k${at}":1}`).join(',')}]`, 'tooMany', {}],
])('%.40s is refused as %s', async (json, code, params) => {
  await expect(perform(fromJson, { json })).rejects.toMatchObject({ code, params })
})

test('levels of nesting beyond the hundredth stay in one cell', async () => {
  const { columns, csv } = await perform(fromJson, { json: `[${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}]` })
  expect(columns).toBe(1)
  expect(csv.startsWith('a.a.a')).toBe(true)
})

test('places in JSON Lines are those of the text, blank lines included', async () => {
  const { warnings, rows } = await perform(fromJson, { json: '{"a":1,"a":2}\n\n{"a":3,"a":4}' })
  expect(rows).toBe(2)
  expect(warnings.map(({ line, column }) => ({ line, column }))).toEqual([
    { line: 1, column: 8 },
    { line: 3, column: 8 },
  ])
})
