import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { columnTypesOf } from '#lib/table/column-types.ts'
import { type DelimiterName, delimiterNames, delimiters } from '#lib/table/delimiters.ts'
import { readDelimited } from '#lib/table/read-delimited.ts'
import { TableDocument } from './table-document.ts'

const open = (text: string, { delimiter = 'auto' as DelimiterName | 'auto', header = true } = {}) =>
  new TableDocument(text, { delimiter, header }, () => {})

const seen = (table: TableDocument) =>
  table
    .page(0, table.summary.rows, 0, table.summary.columns.length)
    .map(({ cells }) => cells.map(({ text, problem }) => (problem ? `${text}!${problem}` : text)))

test('shows the names, types and cells of a table', () => {
  const table = open('id,day,name\n1,2026-01-05,"x, y"\n2,2026-01-06,z\n')
  expect(table.summary.columns.map(({ name, type }) => [name, type])).toEqual([
    ['id', 'integer'],
    ['day', 'date'],
    ['name', 'text'],
  ])
  expect(seen(table)).toEqual([
    ['1', '2026-01-05', 'x, y'],
    ['2', '2026-01-06', 'z'],
  ])
})

test('any text has the same rows, cells and types as when parsed at once', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', '1', '.', '"', '""', ',', ';', '\t', ' ', '\n', '\r', '\r\n', '|'),
  })
  fc.assert(
    fc.property(texts, fc.constantFrom(...delimiterNames), fc.boolean(), (text, delimiter, header) => {
      const rows = readDelimited(text, delimiters[delimiter]).rows.filter((row) => row.length > 0)
      fc.pre(rows.length > 0 && !/^sep=/.test(text))
      const table = open(text, { delimiter, header })
      const body = header ? rows.slice(1) : rows
      const { columns } = table.summary
      expect(table.summary.rows).toBe(body.length)
      for (const [row, cells] of body.entries())
        for (const [column, cell] of cells.entries()) expect(table.cell(row, column)).toBe(cell)
      expect(columns.map(({ type }) => type)).toEqual(columnTypesOf(body, columns.length))
    }),
    { numRuns: runs(300) },
  )
})

describe('problems are marked at their cells', () => {
  test('missing and surplus cells', () => {
    const table = open('a,b\n1\n2,3,4\n5,6')
    expect(seen(table)).toEqual([
      ['1', '!shortRow', ''],
      ['2', '3', '4!longRow'],
      ['5', '6', ''],
    ])
    expect(table.summary.problems).toBe(2)
  })

  test('stray quotes, and an unclosed one', () => {
    expect(seen(open('a,b\nx"y,2\n"3 4,5'))).toEqual([
      ['x"y!strayQuote', '2'],
      ['3 4,5!openQuote', '!shortRow'],
    ])
  })

  test('text after a closing quote, in its cell alone', () => {
    const table = open('a,b,c\n"un"quoted,"8","say ""hi"""\n1,2,3\nx,"y"z,"v"w\n')
    expect(seen(table)).toEqual([
      ['unquoted!textAfterQuote', '8', 'say "hi"'],
      ['1', '2', '3'],
      ['x', 'yz!textAfterQuote', 'vw!textAfterQuote'],
    ])
    expect(table.summary.problems).toBe(2)
    expect(table.arrange({ filters: [], isOnlyProblems: true })).toBe(2)
  })

  test('a stray quote, and no doubled quotes beside it', () => {
    expect(seen(open('a,b\nx"y,"say ""hi"""\n'))).toEqual([['x"y!strayQuote', 'say "hi"']])
  })

  test('a few cells of another type in a column of numbers', () => {
    const table = open('n,t\n1,a\n2.5,b\nn/a,c\n,d\n4,5\n5,6\n')
    expect(seen(table).map(([number]) => number)).toEqual(['1', '2.5', 'n/a!oddType', '', '4', '5'])
    expect(table.summary.problems).toBe(1)
    expect(table.summary.columns[0]).toMatchObject({ type: 'text', majorityType: 'decimal' })
  })

  test('missing and repeated names', () => {
    expect(open('a,,a\n1,2,3').summary.columns).toMatchObject([
      { name: 'a', isUnnamed: false, isRepeated: false },
      { name: 'column2', isUnnamed: true },
      { name: 'a_2', isRepeated: true },
    ])
  })
})

describe('rows are sorted and filtered', () => {
  const table = open('n,city\n10,Rome\n9,Paris\n,Oslo\n-2.5,paris\n12345678901234.2,Bern\n12345678901234.1,Bern\n')
  const numbers = (count: number) => table.page(0, count, 0, 1).map(({ cells }) => cells[0]?.text)

  test('by numbers to their last digit, empty cells last in both directions, and back', () => {
    const sort = (isDescending: boolean) =>
      table.arrange({ sort: { column: 0, isDescending }, filters: [], isOnlyProblems: false })
    expect(sort(false)).toBe(6)
    expect(numbers(6)).toEqual(['-2.5', '9', '10', '12345678901234.1', '12345678901234.2', ''])
    sort(true)
    expect(numbers(6)).toEqual(['12345678901234.2', '12345678901234.1', '10', '9', '-2.5', ''])
    table.arrange({ filters: [], isOnlyProblems: false })
    expect(numbers(2)).toEqual(['10', '9'])
  })

  test('by texts in a column or anywhere, ignoring case', () => {
    const filter = (...filters: { column: number | undefined; text: string }[]) =>
      table.arrange({ filters, isOnlyProblems: false })
    expect(filter({ column: 1, text: 'PARIS' })).toBe(2)
    expect(numbers(2)).toEqual(['9', '-2.5'])
    expect(filter({ column: 1, text: 'paris' }, { column: undefined, text: '-' })).toBe(1)
    expect(filter({ column: 0, text: 'paris' })).toBe(0)
  })

  test('by whether they have problems', () => {
    const odd = open('n,t\n1,a\n2,b\nx,c\n4\n5,e\n6,f\n')
    expect(odd.arrange({ filters: [], isOnlyProblems: true })).toBe(2)
    expect(odd.page(0, 9, 0, 1).map(({ row }) => row)).toEqual([2, 3])
  })
})

test('a row is copied for pasting into a spreadsheet, and located in the text', () => {
  const table = open('a,b\n\n"x\ty",2\n3,4')
  expect(table.rowText(0)).toBe('"x\ty"\t2')
  expect(table.placeOf(1)).toEqual({ line: 4, column: 1 })
  expect(open('a,b,c\n1,,').rowText(0)).toBe('1\t\t')
})

test('leading comments are not rows', () => {
  const table = open('# made by hand\na,b\n1,2\n')
  expect(table.summary).toMatchObject({ rows: 1, problems: 0, columns: [{ name: 'a' }, { name: 'b' }] })
  expect(table.placeOf(0)).toEqual({ line: 3, column: 1 })
})

test('a long cell is truncated when shown, but copied in full', () => {
  const table = open(`a\n${'x'.repeat(1000)}`)
  expect(table.page(0, 1, 0, 1)[0]?.cells[0]?.text).toHaveLength(301)
  expect(table.cell(0, 0)).toHaveLength(1000)
})

test('only blank lines are not a table', () => {
  expect(() => open('\n\n')).toThrow('empty')
})
