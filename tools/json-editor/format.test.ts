import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { format, minify } from './operations.ts'

const messy = `\uFEFF{ "编号" : 12345678901234567890 ,
\t"price":1.0,"huge":1e400,\r\n"price" : -0.10E+2, "empty": [ ], "none":{ },
  "text":"tab\\t \\u4e2d\\/ 中 🙂" , "deep":[[{"a":[true,false,null]}]] }`

const golden = `{
  "编号": 12345678901234567890,
  "price": 1.0,
  "huge": 1e400,
  "price": -0.10E+2,
  "empty": [],
  "none": {},
  "text": "tab\\t \\u4e2d\\/ 中 🙂",
  "deep": [
    [
      {
        "a": [
          true,
          false,
          null
        ]
      }
    ]
  ]
}`

test('formats and minifies without touching a lexeme, and warns of what others would lose', async () => {
  expect(await perform(format, { json: messy })).toMatchObject({
    json: golden,
    warnings: [
      { line: 1, column: 11, message: 'JavaScript reads 12345678901234567890 as 12345678901234567000' },
      { line: 2, column: 21, message: 'JavaScript reads 1e400 as Infinity' },
      { line: 3, column: 1, message: 'Duplicate key "price": most programs keep the last value only' },
    ],
  })
  expect(await perform(minify, { json: golden })).toMatchObject({
    json: golden.replace(/\n */g, '').replaceAll('": ', '":'),
    warnings: [{ line: 2 }, { line: 4 }, { line: 5 }],
  })
})

test('formats the minified text as the text itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ stringUnit: 'binary' }), fc.nat({ max: 8 }), async (json, indent) => {
      const { json: minified } = await perform(minify, { json })
      const { json: formatted } = await perform(format, { json, indent })
      expect((await perform(format, { json: minified, indent })).json).toBe(formatted)
      expect((await perform(minify, { json: formatted })).json).toBe(minified)
    }),
    { numRuns: runs() },
  )
})

test.each([
  ['a number', 1, '[\n 1\n]'],
  ['its digit, as forms send it', '3', '[\n   1\n]'],
  ['tab', 'tab', '[\n\t1\n]'],
  ['nothing', 0, '[1]'],
])('takes an indent as %s', async (_, indent, json) => {
  expect(await perform(format, { json: '[1]', indent })).toEqual({ json, warnings: [] })
})

test.each([9, -1, 1.5, 'tabs', ''])('refuses the indent %j', async (indent) => {
  await expect(perform(format, { json: '[1]', indent })).rejects.toMatchObject({ issues: [{ field: 'indent' }] })
})

test('sorts keys by code points at every level, and equal keys not at all', async () => {
  const json = '{"🙂":0,"b":[{"d":1,"c":2}],"\\u0061":3,"ab":4,"a":5,"\uFF21":6,"":7}'
  expect(await perform(format, { json, indent: 0, sortKeys: true })).toMatchObject({
    json: '{"":7,"\\u0061":3,"a":5,"ab":4,"b":[{"c":2,"d":1}],"\uFF21":6,"🙂":0}',
  })
})

test('sorting changes no value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      const sorted = await perform(format, { json, sortKeys: true })
      expect(JSON.parse(sorted.json)).toEqual(JSON.parse(json))
      expect(await perform(format, { json: sorted.json, sortKeys: true })).toEqual(sorted)
    }),
    { numRuns: runs() },
  )
})

test.each(['', ' \n\t', '\uFEFF'])('asks for JSON when given %j', async (json) => {
  for (const operation of [format, minify]) {
    await expect(perform(operation, { json })).rejects.toMatchObject({ code: 'empty' })
  }
})

test('says where the text stops being JSON', async () => {
  for (const operation of [format, minify]) {
    await expect(perform(operation, { json: '{\n  "a": 1,\n}' })).rejects.toMatchObject({
      code: 'invalid',
      params: { line: 3, column: 1, found: '}', expected: '"key"' },
    })
  }
})

test('takes a hundred thousand levels, and says so where their indents would fill the memory', async () => {
  const json = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(await perform(minify, { json })).toEqual({ json, warnings: [] })
  expect(await perform(format, { json, indent: 0, sortKeys: true })).toEqual({ json, warnings: [] })
  await expect(perform(format, { json })).rejects.toMatchObject({ code: 'tooLarge' })
})
