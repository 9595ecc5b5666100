import { dictOf, listOf, numberOf, type Value } from '../objects/value.ts'

/** The visible area of a page, in points in its own coordinates, and its rotation. */
export interface PageBox {
  left: number
  bottom: number
  width: number
  height: number
  /** Clockwise, in degrees: 0, 90, 180, 270. */
  rotation: number
}

/** Reads the visible area of a page, its crop box within its media box (14.11.2); A4 if it has none. */
export function pageBoxOf(page: Value): PageBox {
  const dict = dictOf(page)
  const media = corners(dict?.get('MediaBox')) ?? [0, 0, 595, 842]
  const crop = corners(dict?.get('CropBox')) ?? media
  const [left, bottom] = [Math.max(media[0], crop[0]), Math.max(media[1], crop[1])]
  const [right, top] = [Math.min(media[2], crop[2]), Math.min(media[3], crop[3])]
  const [from, to] = right > left && top > bottom ? [left, bottom] : [media[0], media[1]]
  const size = right > left && top > bottom ? [right - left, top - bottom] : [media[2] - media[0], media[3] - media[1]]
  const [width = 0, height = 0] = size
  return { left: from, bottom: to, width, height, rotation: rotationOf(page) }
}

/** Returns the clockwise rotation in degrees; 0 if it is not a multiple of 90. */
function rotationOf(page: Value): number {
  const angle = numberOf(dictOf(page)?.get('Rotate')) ?? 0
  return angle % 90 === 0 ? ((angle % 360) + 360) % 360 : 0
}

/** Rotates a page clockwise, relative to its current rotation. */
export const turnPage = (page: Value, angle: number): void =>
  void dictOf(page)?.set('Rotate', (rotationOf(page) + angle) % 360)

function corners(value: Value | undefined): [number, number, number, number] | undefined {
  const [a, b, c, d] = (listOf(value) ?? []).map(numberOf)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}
