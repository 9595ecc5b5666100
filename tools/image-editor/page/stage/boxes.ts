import type { Size } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'

/** The places of a frame that can be dragged, clockwise. */
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

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(min, max))

/** Moves a box by whole pixels, never beyond the image. */
export const moveBox = (box: Box, byX: number, byY: number, image: Size): Box => ({
  ...box,
  left: within(Math.round(box.left + byX), 0, image.width - box.width),
  top: within(Math.round(box.top + byY), 0, image.height - box.height),
})

/** Drags a handle of a box, by whole pixels; the opposite side stays. With a ratio the box keeps it. */
export function resizeBox(box: Box, handle: Handle, byX: number, byY: number, image: Size, ratio?: number): Box {
  if (ratio) return resizedByRatio(box, handle, byX, byY, image, ratio)
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  const left = handle.includes('left') ? within(Math.round(box.left + byX), 0, right - 1) : box.left
  const top = handle.includes('top') ? within(Math.round(box.top + byY), 0, bottom - 1) : box.top
  const edge = handle.includes('right') ? within(Math.round(right + byX), left + 1, image.width) : right
  const foot = handle.includes('bottom') ? within(Math.round(bottom + byY), top + 1, image.height) : bottom
  return { left, top, width: edge - left, height: foot - top }
}

/** An edge is dragged as the corner at its end. */
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

function resizedByRatio(box: Box, handle: Handle, byX: number, byY: number, image: Size, ratio: number): Box {
  const corner = corners[handle]
  const isLeft = corner.includes('left')
  const isTop = corner.includes('top')
  const anchor = { x: isLeft ? box.left + box.width : box.left, y: isTop ? box.top + box.height : box.top }
  const [growX, growY] = [isLeft ? -byX : byX, isTop ? -byY : byY]
  const isUpright = handle === 'top' || handle === 'bottom'
  const isAcross = handle === 'left' || handle === 'right'
  const wanted = isUpright || (!isAcross && Math.abs(growY * ratio) > Math.abs(growX)) ? growY * ratio : growX
  const room = { x: isLeft ? anchor.x : image.width - anchor.x, y: isTop ? anchor.y : image.height - anchor.y }
  const width = within(box.width + wanted, 1, Math.min(room.x, room.y * ratio))
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

/** The box between two places of the image, a pixel at least. */
export function boxBetween(from: Point, to: Point, image: Size): Box {
  const side = (a: number, b: number, length: number) => {
    const start = within(Math.floor(Math.min(a, b)), 0, length - 1)
    return { start, length: within(Math.ceil(Math.max(a, b)), start + 1, length) - start }
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

/** What of a box lies in an image: settings may be those of a larger one. */
export function inside({ left, top, width, height }: Box, image: Size): Box {
  const at = { left: within(left, 0, image.width - 1), top: within(top, 0, image.height - 1) }
  return {
    ...at,
    width: within(width, 1, image.width - at.left),
    height: within(height, 1, image.height - at.top),
  }
}

/** The position of a box on an image in percentages for CSS, whatever the display size. */
export const cssPositionOf = ({ left, top, width, height }: Box, image: Size) => ({
  left: `${(100 * left) / image.width}%`,
  top: `${(100 * top) / image.height}%`,
  width: `${(100 * width) / image.width}%`,
  height: `${(100 * height) / image.height}%`,
})
