import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { clampToFrame, fitToFrame, isInFrame, scrollIntoFrame, zoomedAt } from './canvas-view.ts'

const frame = { width: 800, height: 400 }
const size = fc.record({ width: fc.integer({ min: 1, max: 50_000 }), height: fc.integer({ min: 1, max: 50_000 }) })
const view = fc.record({
  scale: fc.double({ min: 0.04, max: 3, noNaN: true }),
  x: fc.integer({ min: -90_000, max: 90_000 }),
  y: fc.integer({ min: -90_000, max: 90_000 }),
})

test('what lies under the pointer stays there while it grows', () => {
  const before = { scale: 1, x: 40, y: -20 }
  const after = zoomedAt(before, 2, { x: 140, y: 80 })
  // The point of the graph at (100, 100).
  expect([after.x + 100 * after.scale, after.y + 100 * after.scale]).toEqual([140, 80])
})

test('a graph cannot be moved out of its frame', () => {
  fc.assert(
    fc.property(view, size, (moved, graph) => {
      const kept = clampToFrame(moved, graph, frame)
      expect(isInFrame(kept, { x: 0, y: 0, ...graph }, frame)).toBe(true)
      expect(clampToFrame(kept, graph, frame)).toEqual(kept)
    }),
    { numRuns: runs() },
  )
})

test('what fits is shown in its size, in the middle; what is larger as a whole', () => {
  expect(fitToFrame({ width: 100, height: 100 }, frame)).toEqual({ scale: 1, x: 350, y: 150 })
  expect(fitToFrame({ width: 7680, height: 100 }, frame)).toEqual({ scale: 0.1, x: 16, y: 195 })
})

test('nothing moves for what is in view; else no more than it takes', () => {
  const whole = { scale: 1, x: 0, y: 0 }
  expect(scrollIntoFrame(whole, { x: 100, y: 100, width: 50, height: 50 }, frame)).toEqual(whole)
  expect(scrollIntoFrame(whole, { x: 1000, y: 100, width: 100, height: 50 }, frame)).toEqual({
    scale: 1,
    x: -316,
    y: 0,
  })
  expect(scrollIntoFrame(whole, { x: 900, y: 100, width: 2000, height: 50 }, frame)).toEqual({
    scale: 1,
    x: -884,
    y: 0,
  })
})
