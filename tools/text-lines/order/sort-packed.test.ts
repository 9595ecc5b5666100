import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { uniqueLines } from '../lines/unique-lines.ts'
import { sortLines, sortOrders } from './sort-lines.ts'
import { sortPacked } from './sort-packed.ts'

const linesOf = (part: fc.Arbitrary<string>) => {
  const line = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
  // Enough lines to be packed, many of which share a prefix longer than the bytes packed at once.
  const lines = fc.array(line, { minLength: 1, maxLength: 80 })
  return fc
    .tuple(lines, fc.constantFrom('', 'a', 'same 1 ', '中文'))
    .map(([each, prefix]) => each.map((rest) => prefix + rest))
}

const letters = ['a', 'A', 'ab', '\0', 'é', 'İ', 'Σ', 'ς', '中', '，', '\uffff', '🙂', ' ', ',']
const digits = ['0', '00', '7', '10', '-', '−', '+', '.', ',', 'e', '９', '．', '－', '9'.repeat(300)]
const typical = ['2026-01-05', '13/02/2026', '1/2/2026', 'T12:30', '10.0.0.7', '10.0.0.138/24', 'fe80::1', ' ']
const ideograph = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCharCode(code))
const marks = fc.constantFrom(...' -_.,!()[]{}#%&*+<=>@^`|~$\'"', '，', '。', '、', '（', '《', '【', 'Ａ', 'ｂ')
const chinese = fc.oneof(
  ideograph,
  marks,
  fc.constantFrom('a', 'A', 'B', 'ch', '0', '007', '12', '9', '王', '长', '重'),
)
const lines = fc.oneof(
  linesOf(fc.constantFrom(...letters)),
  linesOf(fc.constantFrom(...letters, ...digits)),
  linesOf(fc.constantFrom(...digits.slice(0, 6), ' ')),
  linesOf(fc.constantFrom(...typical)),
  linesOf(chinese),
)
const settings = fc.record({
  by: fc.constantFrom(...sortOrders),
  column: fc.integer({ min: 1, max: 3 }),
  delimiter: fc.constantFrom('', ',', 'auto'),
  descending: fc.boolean(),
  ignoreCase: fc.boolean(),
  unique: fc.boolean(),
})

test('packed lines are sorted like lines compared one by one', () => {
  fc.assert(
    fc.property(lines, settings, (unsorted, { unique, ...others }) => {
      const sorted = sortLines(unique ? uniqueLines(unsorted, 'first', others) : unsorted, others)
      const expected = { joined: sorted.join('\n'), lines: sorted.length }
      expect(sortPacked(unsorted.join('\n'), { ...others, unique }) ?? expected).toEqual(expected)
    }),
    { numRuns: runs(3000) },
  )
})

test('only what bytes cannot order is left to be compared one by one', () => {
  const isPacked = (text: string, by: (typeof sortOrders)[number]) =>
    sortPacked(text, { by, column: 1, delimiter: '', descending: false, ignoreCase: false, unique: false }) !==
    undefined
  for (const by of sortOrders) {
    expect([by, isPacked('王伟，2\n1 李娜\n张敏 A', by)]).toEqual([by, true])
    expect([by, isPacked('b\ud800\na', by)]).toEqual([by, false])
  }
  expect(isPacked('é\na', 'pinyin')).toBe(false)
  expect(isPacked('1e9\n2', 'number')).toBe(false)
  expect(isPacked('9007199254740993\n2', 'number')).toBe(false)
})
