import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { boxBetween, clampBox, handles, moveBox, resizeBox } from './boxes.ts'

const image = { width: 200, height: 120 }
const box = { left: 40, top: 30, width: 60, height: 30 }

test('a frame is moved as far as the image goes', () => {
  expect(moveBox(box, 5, -7, image)).toEqual({ ...box, left: 45, top: 23 })
  expect(moveBox(box, 999, 999, image)).toEqual({ ...box, left: 140, top: 90 })
  expect(moveBox(box, -999, -999, image)).toEqual({ ...box, left: 0, top: 0 })
})

test.each([
  ['top-left', { left: 50, top: 40, width: 50, height: 20 }],
  ['top', { left: 40, top: 40, width: 60, height: 20 }],
  ['top-right', { left: 40, top: 40, width: 70, height: 20 }],
  ['right', { left: 40, top: 30, width: 70, height: 30 }],
  ['bottom-right', { left: 40, top: 30, width: 70, height: 40 }],
  ['bottom', { left: 40, top: 30, width: 60, height: 40 }],
  ['bottom-left', { left: 50, top: 30, width: 50, height: 40 }],
  ['left', { left: 50, top: 30, width: 50, height: 30 }],
] as const)('the %s handle drags its sides, and what is opposite stays', (handle, expected) => {
  expect(resizeBox(box, handle, 10, 10, image)).toEqual(expected)
})

test('with a ratio both sides grow, up to the edge of the image', () => {
  expect(resizeBox(box, 'bottom-right', 20, 0, image, 2)).toEqual({ left: 40, top: 30, width: 80, height: 40 })
  expect(resizeBox(box, 'top-left', -20, 0, image, 2)).toEqual({ left: 20, top: 20, width: 80, height: 40 })
  expect(resizeBox(box, 'bottom', 0, 20, image, 2)).toEqual({ left: 40, top: 30, width: 100, height: 50 })
  expect(resizeBox(box, 'right', 999, 0, image, 2)).toEqual({ left: 40, top: 30, width: 160, height: 80 })
})

const numbers = fc.double({ min: -500, max: 500, noNaN: true })

test('whatever is dragged, the frame stays in the image, in whole pixels, one at least', () => {
  const fits = ({ left, top, width, height }: typeof box) =>
    [left, top, width, height].every(Number.isInteger) &&
    left >= 0 &&
    top >= 0 &&
    width >= 1 &&
    height >= 1 &&
    left + width <= image.width &&
    top + height <= image.height
  fc.assert(
    fc.property(
      fc.constantFrom(...handles),
      fc.tuple(numbers, numbers, numbers, numbers),
      fc.constantFrom(undefined, 1, 4 / 3, 9 / 16),
      (handle, [x, y, toX, toY], ratio) => {
        const start = clampBox(boxBetween({ x, y }, { x: toX, y: toY }, image), image)
        expect([start, moveBox(start, x, toY, image), resizeBox(start, handle, toX, y, image, ratio)].every(fits)).toBe(
          true,
        )
      },
    ),
    { numRuns: runs(500) },
  )
})

test('settings of a larger image are cut to this one', () => {
  expect(clampBox({ left: 150, top: 500, width: 100, height: 10 }, image)).toEqual({
    left: 150,
    top: 119,
    width: 50,
    height: 1,
  })
})
