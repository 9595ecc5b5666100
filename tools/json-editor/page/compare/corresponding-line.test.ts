import { expect, test } from 'vitest'
import { correspondingLine } from './corresponding-line.ts'

const lines = [
  [2, 2],
  [4, 14],
] as const

test.each([
  [1, 1],
  [2, 2],
  [3, 8],
  [4, 14],
  [7, 17],
  [10, 20],
])('beside line %i lies line %i', (line, beside) => {
  expect(correspondingLine(lines, line, 10, 20)).toBe(beside)
})

test('without lines that belong together all is in proportion', () => {
  expect(correspondingLine([], 6, 11, 101)).toBe(51)
})
