import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { boxGap, layOutGraph, levelGap, type Rect, type SizedBox } from './lay-out-graph.ts'

/** Boxes in document order: each is a child of the one before it or of an ancestor of that. */
const trees = fc
  .array(
    fc.record({ up: fc.nat(6), width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 900 }) }),
    {
      minLength: 1,
      maxLength: 200,
    },
  )
  .map((drawn) => {
    const boxes: SizedBox[] = []
    for (const [at, { up, width, height }] of drawn.entries()) {
      let parent = at === 0 ? undefined : at - 1
      for (let step = 0; step < up && parent; step++) parent = boxes[parent]?.parent ?? 0
      boxes.push({ parent, width, height })
    }
    return boxes
  })

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('no two boxes overlap', () => {
  fc.assert(
    fc.property(trees, (boxes) => {
      const placed = layOutGraph(boxes).boxes
      for (const [at, one] of placed.entries())
        for (const other of placed.slice(at + 1)) expect(overlap(one, other)).toBe(false)
    }),
    { numRuns: runs() },
  )
})

test('what hangs on a box stands to its right, in its order', () => {
  fc.assert(
    fc.property(trees, (boxes) => {
      const placed = layOutGraph(boxes).boxes
      const last = new Map<number, Rect>()
      for (const [at, { parent }] of boxes.entries()) {
        const [own, of] = [placed[at], parent === undefined ? undefined : placed[parent]]
        if (parent === undefined || !own || !of) continue
        expect(own.x).toBeGreaterThanOrEqual(of.x + of.width + levelGap)
        const before = last.get(parent)
        if (before) expect(own.y).toBeGreaterThanOrEqual(before.y + before.height + boxGap - 1e-6)
        last.set(parent, own)
      }
    }),
    { numRuns: runs() },
  )
})

test('all boxes keep their size, within the whole', () => {
  fc.assert(
    fc.property(trees, (boxes) => {
      const { boxes: placed, width, height } = layOutGraph(boxes)
      for (const [at, box] of placed.entries()) {
        expect({ width: box.width, height: box.height }).toEqual({ width: boxes[at]?.width, height: boxes[at]?.height })
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(-1e-6)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-6)
      }
    }),
    { numRuns: runs() },
  )
})

test('a box stands in the middle of what hangs on it', () => {
  const size = { width: 100, height: 30 }
  expect(
    layOutGraph([
      { parent: undefined, ...size },
      { parent: 0, ...size },
      { parent: 0, ...size },
    ]),
  ).toEqual({
    boxes: [
      { x: 0, y: 22, ...size },
      { x: 156, y: 0, ...size },
      { x: 156, y: 44, ...size },
    ],
    width: 256,
    height: 74,
  })
})
