import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from '#lib/diff/compare-texts.ts'
import { comparisonModes } from '#lib/diff/tokens.ts'
import { blocksOf } from './blocks.ts'
import { RowList } from './row-list.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\n', '中', 'word'), maxLength: 40 })

test.each(comparisonModes)('the rows show every line of both sides once, in order, by %s', (mode) => {
  const options = fc.record({ ignoreCase: fc.boolean(), ignoreWhitespace: fc.boolean() })
  fc.assert(
    fc.property(text, text, options, fc.boolean(), (original, changed, leniency, isSplit) => {
      const blocks = blocksOf(compareTexts(original, changed, mode, leniency).parts, mode === 'lines')
      const all = new Set(blocks.keys())
      const rows = new RowList(blocks, isSplit ? 'split' : 'unified', all, leniency)
      const shown = Array.from({ length: rows.count }, (_, index) => rows.at(index))
      const left = shown.flatMap((row) => (row.kind !== 'fold' && row.left ? [row.left] : []))
      const right = shown.flatMap((row) => (row.kind !== 'fold' && row.right ? [row.right] : []))
      expect(left.map((line) => line.text).join('')).toBe(original)
      expect(right.map((line) => line.text).join('')).toBe(changed)
      expect(left.map(({ number }) => number)).toEqual(left.map((_, index) => index + 1))
      expect(right.map(({ number }) => number)).toEqual(right.map((_, index) => index + 1))
    }),
    { numRuns: 300 },
  )
})

const numbered = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join('')

test('what is unchanged is folded but for three lines around changes', () => {
  const changed = numbered.replace('line 10\n', 'line ten\n')
  const rows = new RowList(blocksOf(compareTexts(numbered, changed, 'lines').parts, true), 'unified', new Set(), {})
  expect(
    Array.from({ length: rows.count }, (_, index) => rows.at(index)).map((row) =>
      row.kind === 'fold' ? row.count : row.kind,
    ),
  ).toEqual([...[7, 'equal', 'equal', 'equal', 'change', 'change', 'equal', 'equal', 'equal', 6]])
  expect(rows.changes).toEqual([{ row: 4, count: 2 }])
  expect(rows.at(4)).toMatchObject({ left: { number: 11, text: 'line 10\n', marks: [[5, 7]] } })
})

test('a changed line stands beside the one that it was, also where others come in before it', () => {
  const { parts } = compareTexts('one two three\n', 'new\nanother\none two four\n', 'lines')
  const rows = new RowList(blocksOf(parts, true), 'split', new Set(), {})
  expect(rows.at(0)).toMatchObject({ left: undefined, right: { text: 'new\n' } })
  expect(rows.at(2)).toMatchObject({ left: { text: 'one two three\n', marks: [[8, 13]] }, right: { marks: [[8, 12]] } })
})
