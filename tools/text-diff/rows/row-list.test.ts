import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparisonModes } from '#lib/diff/tokens.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { compareForPage } from '../comparison/compare-for-page.ts'
import { RowList } from './row-list.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\n', '中', 'word'), maxLength: 40 })

test.each(comparisonModes)('the rows show every line of both sides once, in order, by %s', (mode) => {
  const options = fc.record({ ignoreCase: fc.boolean(), ignoreWhitespace: fc.boolean() })
  fc.assert(
    fc.property(text, text, options, fc.boolean(), (original, changed, ignoreOptions, isSplit) => {
      const comparison = compareForPage(original, changed, mode, ignoreOptions)
      const all = new Set(Array.from({ length: comparison.changes.length / 4 + 1 }, (_, gap) => gap))
      const rows = new RowList(comparison, isSplit ? 'split' : 'unified', all, ignoreOptions)
      const shown = Array.from({ length: rows.count }, (_, index) => rows.at(index))
      const left = shown.flatMap((row) => (row.kind !== 'fold' && row.left ? [row.left] : []))
      const right = shown.flatMap((row) => (row.kind !== 'fold' && row.right ? [row.right] : []))
      expect(left.map((line) => line.text).join('')).toBe(original)
      expect(right.map((line) => line.text).join('')).toBe(changed)
      const longer = shown.map((row) =>
        row.kind === 'fold' ? 0 : Math.max(row.left?.text.length ?? 0, row.right?.text.length ?? 0),
      )
      const estimated = [...rows.wrappedLines((length) => length)]
      expect(estimated).toHaveLength(rows.count)
      // In the unified view each row has one line; in the split view only the pairing tells which lines share a row.
      if (!isSplit) expect(estimated).toEqual(longer)
      expect(left.map(({ number }) => number)).toEqual(left.map((_, index) => index + 1))
      expect(right.map(({ number }) => number)).toEqual(right.map((_, index) => index + 1))
    }),
    { numRuns: runs(300) },
  )
})

const numbered = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join('')

test('unchanged lines are folded except for three around changes', () => {
  const changed = numbered.replace('line 10\n', 'line ten\n')
  const rows = new RowList(compareForPage(numbered, changed, 'lines', {}), 'unified', new Set(), {})
  expect(
    Array.from({ length: rows.count }, (_, index) => rows.at(index)).map((row) =>
      row.kind === 'fold' ? row.count : row.kind,
    ),
  ).toEqual([...[7, 'equal', 'equal', 'equal', 'change', 'change', 'equal', 'equal', 'equal', 6]])
  expect([...rows.changeRows]).toEqual([4])
  expect(rows.heightOf(0)).toBe(2)
  expect(rows.at(4)).toMatchObject({ left: { number: 11, text: 'line 10\n', marks: [[5, 7]] } })
})

test('a changed line is paired with its old version, even if lines are added before it', () => {
  const comparison = compareForPage('one two three\n', 'new\nanother\none two four\n', 'lines', {})
  const rows = new RowList(comparison, 'split', new Set(), {})
  expect(rows.at(0)).toMatchObject({ left: undefined, right: { text: 'new\n' } })
  expect(rows.at(2)).toMatchObject({ left: { text: 'one two three\n', marks: [[8, 13]] }, right: { marks: [[8, 12]] } })
})

const block = 'a paragraph that is\nmoved as a whole\n'

test.each(['split', 'unified'] as const)('a moved line links to its place on the other side: %s', (view) => {
  const rows = new RowList(compareForPage(block + numbered, numbered + block, 'lines', {}), view, new Set(), {})
  expect(rows.at(0)).toMatchObject({ left: { number: 1, moved: { number: 21, isFirst: true } } })
  expect(rows.at(1)).toMatchObject({ left: { number: 2, moved: { number: 22, isFirst: false } } })
  const place = rows.rowOf('right', 21)
  expect(rows.at(place)).toMatchObject({ right: { number: 21, text: 'a paragraph that is\n', moved: { number: 1 } } })
  expect(rows.rowOf('left', 1)).toBe(0)
})

test('finds the row of every changed line, and the change of every row', () => {
  const line = fc.array(fc.constantFrom('a b', 'a c', 'b d', 'e'), { maxLength: 30 })
  fc.assert(
    fc.property(line, line, fc.constantFrom('split', 'unified'), (left, right, view) => {
      const ended = (lines: string[]) => lines.map((own) => `${own}\n`).join('')
      const rows = new RowList(compareForPage(ended(left), ended(right), 'lines', {}), view, new Set(), {})
      for (let index = 0; index < rows.count; index++) {
        const row = rows.at(index)
        if (row.kind !== 'change') continue
        expect(rows.changeNear(index)).toBe(row.change)
        if (row.left) expect(rows.rowOf('left', row.left.number)).toBe(index)
        if (row.right) expect(rows.rowOf('right', row.right.number)).toBe(index)
      }
    }),
    { numRuns: runs(300) },
  )
})

test('words that differ are marked in their lines', () => {
  const comparison = compareForPage('same\none two\n', 'same\none three\n', 'words', {})
  const rows = new RowList(comparison, 'split', new Set(), {})
  expect(rows.at(1)).toMatchObject({ left: { marks: [[4, 7]] }, right: { marks: [[4, 9]] } })
})
