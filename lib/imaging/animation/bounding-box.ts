import type { Size } from '../raster-image.ts'
import type { Box } from '../transform/fit.ts'

/** Finds the smallest box around all pixels that satisfy a predicate; undefined if none does. */
export function boundingBox({ width, height }: Size, has: (at: number) => boolean): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, row = 0; y < height; y++, row += width) {
    let from = 0
    while (from < width && !has(row + from)) from++
    if (from === width) continue
    // Pixels already within the box need no test.
    let to = width - 1
    while (to > Math.max(from, right) && !has(row + to)) to--
    left = Math.min(left, from)
    right = Math.max(right, to)
    top = Math.min(top, y)
    bottom = y
  }
  return bottom < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns the smallest box that contains both. */
export function unionBox(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}
