import type { Size } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'

/** The handles of a frame, clockwise. */
export const handles = [
  'top-left',
  'top',
  'top-right',
  'right',
  'bottom-right',
  'bottom',
  'bottom-left',
  'left',
] as const

export type Handle = (typeof handles)[number]

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(min, max))

/** Moves a box by whole pixels, within the image. */
export const moveBox = (box: Box, byX: number, byY: number, image: Size): Box => ({
  ...box,
  left: clamp(Math.round(box.left + byX), 0, image.width - box.width),
  top: clamp(Math.round(box.top + byY), 0, image.height - box.height),
})

/** Resizes a box by dragging a handle, in whole pixels; the opposite side stays. Keeps a given aspect ratio. */
export function resizeBox(box: Box, handle: Handle, byX: number, byY: number, image: Size, ratio?: number): Box {
  if (ratio) return resizeWithRatio(box, handle, byX, byY, image, ratio)
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  const left = handle.includes('left') ? clamp(Math.round(box.left + byX), 0, right - 1) : box.left
  const top = handle.includes('top') ? clamp(Math.round(box.top + byY), 0, bottom - 1) : box.top
  const edge = handle.includes('right') ? clamp(Math.round(right + byX), left + 1, image.width) : right
  const foot = handle.includes('bottom') ? clamp(Math.round(bottom + byY), top + 1, image.height) : bottom
  return { left, top, width: edge - left, height: foot - top }
}

/** With a fixed ratio, dragging an edge resizes from one of its corners. */
const corners: Record<Handle, Handle> = {
  'top-left': 'top-left',
  top: 'top-right',
  'top-right': 'top-right',
  right: 'bottom-right',
  'bottom-right': 'bottom-right',
  bottom: 'bottom-right',
  'bottom-left': 'bottom-left',
  left: 'bottom-left',
}

function resizeWithRatio(box: Box, handle: Handle, byX: number, byY: number, image: Size, ratio: number): Box {
  const corner = corners[handle]
  const isLeft = corner.includes('left')
  const isTop = corner.includes('top')
  const anchor = { x: isLeft ? box.left + box.width : box.left, y: isTop ? box.top + box.height : box.top }
  const [growX, growY] = [isLeft ? -byX : byX, isTop ? -byY : byY]
  const isUpright = handle === 'top' || handle === 'bottom'
  const isAcross = handle === 'left' || handle === 'right'
  const wanted = isUpright || (!isAcross && Math.abs(growY * ratio) > Math.abs(growX)) ? growY * ratio : growX
  const room = { x: isLeft ? anchor.x : image.width - anchor.x, y: isTop ? anchor.y : image.height - anchor.y }
  const width = clamp(box.width + wanted, 1, Math.min(room.x, room.y * ratio))
  const size = {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.min(room.y, Math.round(width / ratio))),
  }
  return {
    ...size,
    left: isLeft ? anchor.x - size.width : anchor.x,
    top: isTop ? anchor.y - size.height : anchor.y,
  }
}

/** The box between two points of the image, of one pixel at least. */
export function boxBetween(from: Point, to: Point, image: Size): Box {
  const side = (a: number, b: number, length: number) => {
    const start = clamp(Math.floor(Math.min(a, b)), 0, length - 1)
    return { start, length: clamp(Math.ceil(Math.max(a, b)), start + 1, length) - start }
  }
  const across = side(from.x, to.x, image.width)
  const down = side(from.y, to.y, image.height)
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}

/** In pixels of the image. */
export interface Point {
  x: number
  y: number
}

/** Limits a box to an image, since it may have been drawn on a larger one. */
export function clampBox({ left, top, width, height }: Box, image: Size): Box {
  const at = { left: clamp(left, 0, image.width - 1), top: clamp(top, 0, image.height - 1) }
  return {
    ...at,
    width: clamp(width, 1, image.width - at.left),
    height: clamp(height, 1, image.height - at.top),
  }
}

/** The position of a box on an image in percentages for CSS, whatever the display size. */
export const cssPositionOf = ({ left, top, width, height }: Box, image: Size) => ({
  left: `${(100 * left) / image.width}%`,
  top: `${(100 * top) / image.height}%`,
  width: `${(100 * width) / image.width}%`,
  height: `${(100 * height) / image.height}%`,
})
