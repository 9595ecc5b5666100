import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { mergeForPage } from '../../comparison/merging.ts'
import { mergeStyles } from '../../merge/merge-parts.ts'
import { type Choice, choices } from '../../merge/write-merge.ts'
import { merge } from '../../operations.ts'
import { MergeRowList } from './merge-row-list.ts'

const names = { base: 'base', mine: 'mine', theirs: 'theirs' }
const text = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', '中'), { maxLength: 12 }), fc.constantFrom('', '\n', '\r\n'))
  .map(([lines, end]) => lines.join(end || '\n') + end)
const texts = fc.record({ base: text, mine: text, theirs: text })
const chosen = fc.array(fc.constantFrom<Choice | undefined>(undefined, ...choices), { maxLength: 8 })

const listOf = (
  three: { base: string; mine: string; theirs: string },
  made: (Choice | undefined)[],
  style: 'merge' | 'diff3',
) => {
  const merging = mergeForPage(three, style)
  const open = new MergeRowList(merging, new Map(), { names, style })
  const pairs = open.conflicts.flatMap((part, at): [number, Choice][] => (made[at] ? [[part, made[at]]] : []))
  return new MergeRowList(merging, new Map(pairs), { names, style })
}

test('without choices, the text and the conflicts are those of the operation', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(...mergeStyles), async (three, style) => {
      const list = listOf(three, [], style)
      expect({ text: list.text(), conflicts: list.open.length }).toEqual(await perform(merge, { ...three, style }))
    }),
    { numRuns: runs(500) },
  )
})

test('the rows are the lines of the text in their order, whatever was chosen', () => {
  fc.assert(
    fc.property(texts, chosen, fc.constantFrom(...mergeStyles), (three, made, style) => {
      const list = listOf(three, made, style)
      const rows = Array.from({ length: list.count }, (_, row) => list.at(row))
      const lines = rows.flatMap((row) => (row.kind === 'line' ? [row] : []))
      expect(lines.map((line) => line.text).join('')).toBe(list.text())
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1))
      expect(rows.flatMap((row) => (row.kind === 'head' ? [row.part] : []))).toEqual(list.conflicts)
      expect(list.lineCount).toBe(lines.length)
      // If lines are wrapped, a head keeps its height.
      const heights = rows.map((row) => (row.kind === 'line' ? row.text.length : row.kind === 'head' ? 2 : 0))
      expect([...list.wrappedLines((length) => length)]).toEqual(heights)
    }),
    { numRuns: runs(500) },
  )
})

test.each([
  ['mine', 'a\nX\nc\n'],
  ['theirs', 'a\nY\nc\n'],
  ['both', 'a\nX\nY\nc\n'],
  ['base', 'a\nb\nc\n'],
] as const)('a conflict is resolved by %s', (choice, expected) => {
  const list = listOf({ base: 'a\nb\nc\n', mine: 'a\nX\nc\n', theirs: 'a\nY\nc\n' }, [choice], 'merge')
  expect(list.text()).toBe(expected)
  expect(list.open).toEqual([])
})

test('conflicts that share lines of the base cannot be resolved by the base', () => {
  const three = { base: 'a\nd\n', mine: 'a\n1\nP\nQ\nR\nS\n2\nd\n', theirs: 'a\n3\nP\nQ\nR\nS\n4\nd\n' }
  const list = listOf(three, [], 'merge')
  const heads = Array.from({ length: list.count }, (_, row) => list.at(row)).filter(({ kind }) => kind === 'head')
  expect(heads).toMatchObject([{ hasBase: false }, { hasBase: false }])
})
