import { expect, test } from 'vitest'
import { fitOf, panned, wholeView, zoomed } from './view.ts'

const frame = { width: 400, height: 200 }
const middle = { x: 200, y: 100 }

test('the place that is pointed at stays where it is', () => {
  expect(zoomed(wholeView, 2, { x: 100, y: 50 }, frame)).toEqual({ scale: 2, x: -100, y: -50 })
  expect(zoomed({ scale: 2, x: -100, y: -50 }, 0.5, { x: 100, y: 50 }, frame)).toMatchObject({ scale: 1, x: 0, y: 0 })
})

test('a large image shrinks no further than it fits, and reaches its own size', () => {
  const fit = fitOf({ width: 40_000, height: 10_000 }, frame)
  expect(fit).toBe(0.01)
  expect(zoomed(wholeView, 0.5, middle, frame, fit).scale).toBe(1)
  expect(zoomed(wholeView, 100, middle, frame, fit).scale).toBe(100)
})

test('an image smaller than its frame can be seen in its own size, in the middle', () => {
  const fit = fitOf({ width: 40, height: 20 }, frame)
  expect(fit).toBe(10)
  expect(zoomed(wholeView, 0.01, middle, frame, fit)).toEqual({ scale: 0.1, x: 180, y: 90 })
})

test('what is moved stops at the edges of the image', () => {
  const view = zoomed(wholeView, 2, middle, frame)
  expect(panned(view, 30, -20, frame)).toEqual({ scale: 2, x: -170, y: -120 })
  expect(panned(view, 9999, -9999, frame)).toEqual({ scale: 2, x: 0, y: -200 })
  expect(panned(wholeView, 50, 50, frame)).toEqual(wholeView)
})
