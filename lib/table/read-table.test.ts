import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { columnNamesOf } from './column-names.ts'
import { columnTypesOf, readDateCell } from './column-types.ts'
import { compareCells } from './compare-cells.ts'
import { type DelimiterName, delimiterNames, delimiters } from './delimiters.ts'
import { readDelimited } from './read-delimited.ts'
import { readTable } from './read-table.ts'
import { writeDelimited } from './write-delimited.ts'

describe('what RFC 4180, section 2 says', () => {
  test.each([
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b\r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
    [' a , b ', [[' a ', ' b ']]],
  ])('%j', (text, rows) => {
    expect(readDelimited(text, ',').rows).toEqual(rows)
  })
})

test.each([
  ['a,', [['a', '']], []],
  [',', [['', '']], []],
  ['""', [['']], []],
  ['a\rb\r\nc\n\nd', [['a'], ['b'], ['c'], [], ['d']], []],
  ['"a" ,"b"', [['a', 'b']], []],
  ['5" disk,x', [['5" disk', 'x']], [1]],
  ['"say "hi" now",x', [['say "hi" now', 'x']], [5, 8]],
  ['a,"b""c"""\n', [['a', 'b"c"']], []],
  ['\0,\uD800', [['\0', '\uD800']], []],
])('%j is read with its invalid quotes', (text, rows, strays) => {
  expect(readDelimited(text, ',')).toMatchObject({ rows, strays })
})

// As Python's csv.reader reads them.
test.each([
  [
    'a,b\n"un"quoted,8\n1,2\n',
    [
      ['a', 'b'],
      ['unquoted', '8'],
      ['1', '2'],
    ],
    [8],
  ],
  ['"un"quoted,8,"x"\n', [['unquoted', '8', 'x']], [4]],
  [
    '"a""b"c,d\n"e",f',
    [
      ['a"bc', 'd'],
      ['e', 'f'],
    ],
    [6],
  ],
  ['"a" b,""\r\n', [['a b', '']], [3]],
  ['"a"b', [['ab']], [3]],
  ['"a"b\n"c"d,e', [['ab'], ['cd', 'e']], [3, 8]],
] as const)('%j has text after a closing quote', (text, rows, tails) => {
  expect(readDelimited(text, ',')).toMatchObject({ rows, tails, strays: [] })
})

test.each([
  ['"say "hi, you" now",x', [['say "hi, you" now', 'x']], [5, 13]],
  ['"a "b" x\nc",d', [['a "b" x\nc', 'd']], [3, 5]],
  ['"a,"b",c",d', [['a,"b', 'c"', 'd']], [3, 8]],
] as const)('%j keeps the quotes of a cell that is closed later', (text, rows, strays) => {
  expect(readDelimited(text, ',')).toMatchObject({ rows, strays, tails: [] })
})

test('quotes that close nothing are read in linear time', () => {
  for (const part of ['"a"b,', '"a"b\n', '"a" b" ', '"a"b x" ', '"a""b"c', '"" "', ',"', '"\n'])
    for (const start of ['', '"a"b,'])
      expect(readDelimited(start + part.repeat(10 ** 6 / part.length), ',').starts.length).toBeGreaterThan(0)
})

test.each([
  ['# made by a sensor\n# 2026-01-05, at 10:00\nt,x,y\n1,2,3\n', 2, 't'],
  ['# made, by a sensor\r\n#\r\na;b\r\n1;2\r\n', 2, 'a'],
  ['\uFEFF#one\rx\ty\r1\t2\r', 1, 'x'],
  ['sep=;\n# one\na;b\n1;2\n', 1, 'a'],
  ['# it is "open\na,b\n1,2\n', 1, 'a'],
  // Rows that begin with a color.
  ['#fff,white\n#000,black\nred,red\n', 0, '#fff'],
  // A header, with as many cells as the rows.
  ['#,name\n1,a\n2,b\n', 0, '#'],
  ['# one\n# id,name\n1,a\n2,b\n', 1, '# id'],
  ['#id,name,note\n1,a\n2,b\n', 0, '#id'],
  ['#id,"a\nname"\n1,a\n2,b\n', 0, '#id'],
  ['# one,"open\n1,a,x\n2,b,x\n3,c,x\n', 1, '1'],
  // A list of one column, only comments, and `#` further down.
  ['#1\n#2\na\nb\n', 0, '#1'],
  ['#one\n#two\n', 0, '#one'],
  ['a,b\n# c\n', 0, 'a'],
])('%j begins with %i comments', (text, count, first) => {
  const { comments, rows, starts } = readTable(text)
  expect([comments.length, rows[0]?.[0]]).toEqual([count, first])
  expect(comments.every((start) => text[start] === '#')).toBe(true)
  expect(text.slice(starts[0])).toMatch(new RegExp(`^${first}`))
})

test('returns the offset of an unclosed quote, also in a long text', () => {
  const text = `a,b\n1,"${'x,\n'.repeat(2 ** 20)}`
  expect(readDelimited(text, ',').openQuote).toBe(6)
})

test('several spaces are one delimiter', () => {
  expect(readDelimited('  PID TTY   TIME \n    1 ?     00:01\n', ' ').rows).toEqual([
    ['PID', 'TTY', 'TIME'],
    ['1', '?', '00:01'],
  ])
})

const { cases }: { cases: { delimiter: DelimiterName; text: string; rows: string[][] }[] } = JSON.parse(
  readFileSync(new URL('fixtures/python-csv.json', import.meta.url), 'utf8'),
)

test.each(cases)('Python reads the same rows of $text', ({ delimiter, text, rows }) => {
  expect(readDelimited(text, delimiters[delimiter])).toMatchObject({ rows, strays: [] })
})

test('reads back any written cells', () => {
  const cell = fc.oneof(
    fc.constantFrom('', ' ', '"', '""', ',', ';', '\t', '|', '\n', '\r\n', '\r', 'a b', '\uFEFF', '\uD800', '中'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  const style = fc.record({
    delimiter: fc.constantFrom(...delimiterNames.map((name) => delimiters[name])),
    quote: fc.constantFrom('needed' as const, 'always' as const),
    lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
  })
  fc.assert(
    fc.property(table, style, (rows, style) => {
      expect(readDelimited(writeDelimited(rows, style), style.delimiter)).toMatchObject({ rows, strays: [] })
    }),
    { numRuns: runs(1000) },
  )
})

test.each([
  ['a,b\n1,2', 'comma'],
  ['a;b\n1,5;2,5', 'semicolon'],
  ['name\tnote\nAda\tone, two, three', 'tab'],
  ['a|b|c\n1|2|3', 'pipe'],
  ['"a;b",c\n"d;e",f', 'comma'],
  ['id\n1\n2', 'comma'],
  ['a b\n1 2', 'space'],
  ['sep=;\na,b;c\n1,2;3', 'semicolon'],
  ['"Mrs; Lovelace; Ada",1\nb,2\nc;d;e,3', 'comma'],
])('the delimiter of %j is %s', (text, name) => {
  expect(readTable(text).delimiter).toBe(name)
})

test('skips a byte order mark and the sep= line of Excel', () => {
  expect(readTable('\uFEFFsep=;\r\na;b\r\n').rows).toEqual([['a', 'b']])
  expect(readTable('sep=x\n1').rows).toEqual([['sep=x'], ['1']])
})

test.each([
  [['1', '-2', '0'], 'integer'],
  [['1', '2.50', '-0.5'], 'decimal'],
  [['1', '', ' 3 '], 'integer'],
  [['0012', '13'], 'text'],
  [['1e5'], 'text'],
  [['0x1F'], 'text'],
  [['1,5'], 'text'],
  [['NaN'], 'text'],
  [['+1'], 'text'],
  [['١٢'], 'text'],
  [['１２'], 'text'],
  [['123456789012345'], 'integer'],
  [['1234567890123456'], 'text'],
  [['3.14159265358979323846'], 'decimal'],
  [['TRUE', 'false'], 'boolean'],
  [['true', '1'], 'text'],
  [['2026-01-05', '2024/2/29'], 'date'],
  [['2026-02-29'], 'text'],
  [['2026-01-05', '2026-01-05T15:04:05.123+08:00'], 'datetime'],
  [['2026-01-05 24:00:00'], 'text'],
  [['', ' '], 'empty'],
  [[`1${'0'.repeat(1e6)}`], 'text'],
])('a column of %j is of the type %s', (cells, type) => {
  expect(
    columnTypesOf(
      cells.map((cell) => [cell]),
      1,
    ),
  ).toEqual([type])
})

test('normalizes dates and times, and keeps the offset', () => {
  expect(readDateCell('2026/1/5 7:04')).toEqual({ day: '2026-01-05', time: '07:04:00', offset: undefined })
  expect(readDateCell('2026-01-05T07:04:05.5+0800')).toEqual({
    day: '2026-01-05',
    time: '07:04:05.5',
    offset: '+08:00',
  })
  expect(readDateCell('2026-1-5')).toBeUndefined()
  expect(readDateCell('0000-01-01')).toBeUndefined()
})

test('compares cells by type', () => {
  const sorted = (cells: string[], type: 'decimal' | 'text' | 'datetime') =>
    cells.toSorted((a, b) => compareCells(a, b, type))
  expect(sorted(['10', '9', '-10', '-9.5', '0', '0.10', '0.1000000000000000000001'], 'decimal')).toEqual([
    '-10',
    '-9.5',
    '0',
    '0.10',
    '0.1000000000000000000001',
    '9',
    '10',
  ])
  expect(sorted(['\uFFFD', '🙂', 'b', 'a', 'B'], 'text')).toEqual(['B', 'a', 'b', '\uFFFD', '🙂'])
  expect(sorted(['2026-01-05T00:00:00+08:00', '2026-01-04 17:00:00Z', '2026-01-04T15:00:00Z'], 'datetime')).toEqual([
    '2026-01-04T15:00:00Z',
    '2026-01-05T00:00:00+08:00',
    '2026-01-04 17:00:00Z',
  ])
})

test('compares short and long numbers exactly', () => {
  const number = fc.tuple(fc.boolean(), fc.bigInt(0n, 10n ** 20n), fc.nat(12)).map(([isNegative, value, places]) => {
    const all = String(value).padStart(places + 1, '0')
    const text = places === 0 ? all : `${all.slice(0, -places)}.${all.slice(-places)}`
    return {
      text: (isNegative ? '-' : '') + text,
      scaled: BigInt(all) * 10n ** BigInt(12 - places) * (isNegative ? -1n : 1n),
    }
  })
  fc.assert(
    fc.property(number, number, (one, other) => {
      const order = one.scaled < other.scaled ? -1 : Number(one.scaled > other.scaled)
      expect(Math.sign(compareCells(one.text, other.text, 'decimal'))).toBe(order)
    }),
    { numRuns: runs(1000) },
  )
})

test('gives columns unique names, even if many share one', () => {
  expect(columnNamesOf(['a', '', 'a', 'a_2', 'a', '__proto__', '__proto__'], 8).names).toEqual([
    'a',
    'column2',
    'a_3',
    'a_2',
    'a_4',
    '__proto__',
    '__proto___2',
    'column8',
  ])
  const { names } = columnNamesOf(Array.from({ length: 50_000 }, () => 'x'))
  expect(new Set(names).size).toBe(50_000)
})
