import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { sort } from './operations.ts'

const sortedLines = async (text: string, options: object) =>
  (await perform(sort, { text, ...options })).text.split('\n')

test('numbers are compared to their last digit, however they are written, and lines without one come last', async () => {
  const lines = [
    'x',
    'n -3',
    '1,200',
    '9007199254740993',
    '9007199254740992',
    '1e400',
    '0.1',
    '.05',
    '１２',
    '-3.5',
    '0',
    '-0',
    '+7',
  ]
  expect(await sortedLines(lines.join('\n'), { by: 'number' })).toEqual([
    '-3.5',
    'n -3',
    '0',
    '-0',
    '.05',
    '0.1',
    '+7',
    '１２',
    '1,200',
    '9007199254740992',
    '9007199254740993',
    '1e400',
    'x',
  ])
})

test('decimals are sorted by value', async () => {
  const decimal = fc.tuple(fc.bigInt(-9999n, 9999n), fc.nat(6)).map(([digits, places]) => {
    const text = String(digits < 0 ? -digits : digits).padStart(places + 1, '0')
    const at = text.length - places
    return `${digits < 0 ? '-' : ''}${text.slice(0, at)}.${text.slice(at)}`
  })
  await fc.assert(
    fc.asyncProperty(fc.array(decimal, { minLength: 1, maxLength: 30 }), async (lines) => {
      const expected = lines.toSorted((a, b) => Number(a) - Number(b))
      expect(await sortedLines(lines.join('\n'), { by: 'number' })).toEqual(expected)
    }),
    { numRuns: runs() },
  )
})

test('dates are read in every form, with their times and offsets', async () => {
  const lines = [
    '2026-01-05T10:00:00+08:00',
    '2026-01-05 03:00 up',
    '15/Jan/2024:10:00:00 +0000 GET /',
    '2026年1月5日 下午3:04',
    'Jan 4th, 2026',
    '3 January 2026',
    '25/12/2025',
    '05/01/2025',
    '2.1.2026',
    '2026-02-30',
    'never',
  ]
  expect(await sortedLines(lines.toReversed().join('\n'), { by: 'date' })).toEqual(
    [2, 7, 6, 8, 5, 4, 0, 1, 3].map((place) => lines[place]).concat('never', '2026-02-30'),
  )
})

test('addresses are compared by their bytes, those of version 4 first, a network before its hosts', async () => {
  const lines = ['fe80::1', '::1', '10.0.0.10', '10.0.0.9 b', 'a 10.0.0.0/16', '10.0.0.0/8', '10.0.0.0', '300.1.1.1']
  expect(await sortedLines(lines.join('\n'), { by: 'ip' })).toEqual([
    '10.0.0.0/8',
    'a 10.0.0.0/16',
    '10.0.0.0',
    '10.0.0.9 b',
    '10.0.0.10',
    '::1',
    'fe80::1',
    '300.1.1.1',
  ])
})

test('a column is compared by its numbers where it has nothing else, and by its text otherwise', async () => {
  expect(await sortedLines('b,1.5\na,1.25\nc\nd,10', { by: 'column', column: 2, delimiter: ',' })).toEqual([
    'a,1.25',
    'b,1.5',
    'd,10',
    'c',
  ])
  expect(await sortedLines('"b, c",2\n"a, z",10\nd,1', { by: 'column', column: 2, delimiter: ',' })).toEqual([
    'd,1',
    '"b, c",2',
    '"a, z",10',
  ])
  expect(await sortedLines('x v10\ny  v9', { by: 'column', column: 2 })).toEqual(['y  v9', 'x v10'])
})

// By the CLDR version of the installed ICU: characters whose order has never changed.
test('Chinese is sorted by pinyin or by strokes', async () => {
  expect(await sortedLines('王伟\n李娜\n张敏\n陈静\n第10章\n第9章', { by: 'pinyin' })).toEqual([
    '陈静',
    '第9章',
    '第10章',
    '李娜',
    '王伟',
    '张敏',
  ])
  expect(await sortedLines('林\n一\n王\n丁', { by: 'stroke', descending: true })).toEqual(['林', '王', '丁', '一'])
})

test('length counts characters, and equal lines keep their order in both directions', async () => {
  expect(await sortedLines('🙂🙂🙂\nabc\n中文\nzz', { by: 'length' })).toEqual(['中文', 'zz', '🙂🙂🙂', 'abc'])
  expect(await sortedLines('b\nA\na\nB', { ignoreCase: true, descending: true })).toEqual(['b', 'B', 'A', 'a'])
  expect(await sortedLines('b\nA\na\nB', { ignoreCase: true, unique: true })).toEqual(['A', 'b'])
})

test.each([
  ['b\r\na\r\n', 'a\r\nb\r\n'],
  ['b\ra', 'a\rb'],
  ['\uFEFFb\na', '\uFEFFa\nb'],
  ['\n', '\n'],
  ['b\0\na\uD800', 'a\uD800\nb\0'],
])('%j keeps its line breaks and its byte order mark', async (text, sorted) => {
  expect((await perform(sort, { text })).text).toBe(sorted)
})

test('hostile texts are sorted in time', async () => {
  for (const by of ['text', 'natural', 'number', 'length', 'date', 'ip', 'column'] as const)
    for (const line of ['9'.repeat(10 ** 6), '1:'.repeat(10 ** 5), '1.'.repeat(10 ** 5), 'a '.repeat(10 ** 5)])
      expect((await perform(sort, { text: `${line}\n1`, by })).lines).toBe(2)
  await expect(perform(sort, { text: '' })).rejects.toMatchObject({ code: 'empty' })
})
