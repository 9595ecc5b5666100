import { expect, test } from 'vitest'
import { measureJson } from './read-backup.ts'

test.each([
  ['7', 0, 1],
  ['[1,[2,{"a":3}]]', 3, 6],
  ['{"a":"[[[,,,\\"[","b":[]}', 2, 4],
  ['"[never ended', 0, 1],
  ['"ends with \\', 0, 1],
  [']]]][', 0, 2],
])('%j is nested %i deep, with %i values at most', (text, depth, values) => {
  expect(measureJson(text)).toEqual({ depth, values })
})

test('fifty million brackets are measured and never parsed', () => {
  expect(measureJson('['.repeat(50_000_000)).depth).toBe(50_000_000)
})
