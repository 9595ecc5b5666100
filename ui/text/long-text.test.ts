import { expect, test } from 'vitest'
import { headOf, isOneLongLine } from './long-text.ts'

test('a short text is its own beginning', () => {
  expect(headOf('a\nb')).toBe('a\nb')
})

test('a hundred lines are shown, and that there are more', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `line ${index}`)
  expect(headOf(lines.join('\n'))).toBe(`${lines.slice(0, 100).join('\n')}\n…`)
})

test('of one long line a part is shown', () => {
  expect(headOf('x'.repeat(1_000_000))).toBe(`${'x'.repeat(20_000)}…`)
})

test.each([
  ['x'.repeat(60_000), true],
  ['x'.repeat(40_000), false],
  [`${'x'.repeat(100)}\n`.repeat(1000), false],
])('%#: a line that is too long to wrap is told apart', (text, isLong) => {
  expect(isOneLongLine(text)).toBe(isLong)
})
