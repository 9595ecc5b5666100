import { expect, test } from 'vitest'
import { sortRows, writeTsv } from './table-rows.ts'

const rows = [{ name: 'b', size: 10 }, { name: 'a10', size: 9 }, { name: 'a9' }]

test('rows are sorted by numbers and by texts, and what is missing comes last both ways', () => {
  const names = (column: string, direction: 'ascending' | 'descending') =>
    sortRows(rows, { column, direction }, 'en').map(({ name }) => name)
  expect(names('size', 'ascending')).toEqual(['a10', 'b', 'a9'])
  expect(names('size', 'descending')).toEqual(['b', 'a10', 'a9'])
  expect(names('name', 'ascending')).toEqual(['a9', 'a10', 'b'])
  expect(sortRows(rows, undefined, 'en')).toBe(rows)
})

test('a cell that a spreadsheet would take for two is quoted', () => {
  const columns = [
    { name: 'name', label: 'Name', isNumber: false },
    { name: 'size', label: 'Size', isNumber: true },
  ]
  expect(writeTsv([{ name: 'a\tb', size: 0.5 }, { name: 'c "d"' }], columns)).toBe(
    'Name\tSize\n"a\tb"\t0.5\n"c ""d"""\t',
  )
})
