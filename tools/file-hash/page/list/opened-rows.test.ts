import { expect, test } from 'vitest'
import { unfoldNewRows } from './opened-rows.ts'

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const opened = (...batches: number[][]) => batches.reduce<ReadonlyMap<number, boolean>>(unfoldNewRows, new Map())

test('few rows open, and stay open when more come, which open as they did', () => {
  expect([...opened(ids(1, 3), ids(1, 9)).values()]).toEqual(Array(9).fill(true))
})

test('many rows stay folded, and so do those that come later', () => {
  expect([...opened(ids(1, 6), ids(1, 7)).values()]).toEqual(Array(7).fill(false))
})

test('removed rows change nothing for the others', () => {
  expect([...opened(ids(1, 6), ids(5, 6)).values()]).toEqual(Array(6).fill(false))
})

test('thousands are not opened because the first one was', () => {
  const all = opened(ids(1, 1), ids(1, 1000))
  expect([...all.values()].filter(Boolean)).toHaveLength(50)
  expect(all.get(1)).toBe(true)
})

test('unchanged rows return the same map', () => {
  const first = opened(ids(1, 3))
  expect(unfoldNewRows(first, ids(1, 3))).toBe(first)
})
