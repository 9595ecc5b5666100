import { expect, test } from 'vitest'
import { withNewRows } from './opened-rows.ts'

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const opened = (...batches: number[][]) => batches.reduce<ReadonlyMap<number, boolean>>(withNewRows, new Map())

test('few rows open, and stay open when more come, which open as they did', () => {
  expect([...opened(ids(1, 3), ids(1, 9)).values()]).toEqual(Array(9).fill(true))
})

test('many rows stay folded, and so do those that come later', () => {
  expect([...opened(ids(1, 6), ids(1, 7)).values()]).toEqual(Array(7).fill(false))
})

test('rows that are taken away change nothing of the others', () => {
  expect([...opened(ids(1, 6), ids(5, 6)).values()]).toEqual(Array(6).fill(false))
})

test('thousands are not opened because the first one was', () => {
  const all = opened(ids(1, 1), ids(1, 1000))
  expect([...all.values()].filter(Boolean)).toHaveLength(50)
  expect(all.get(1)).toBe(true)
})

test('the same rows are the same answer', () => {
  const first = opened(ids(1, 3))
  expect(withNewRows(first, ids(1, 3))).toBe(first)
})
