import type { Frame, Rect } from './frame.ts'

/** Returns the part of a cover that the text leaves free, up to the edges: ornaments in it are not behind text. */
export function freeAreaOf({ width, height, isTall, align, position, text }: Frame): Rect {
  const right = text.x + text.width
  const bottom = text.y + text.height
  if (isTall) {
    if (position === 'bottom') return { x: 0, y: 0, width, height: text.y }
    return { x: 0, y: bottom, width, height: height - bottom }
  }
  if (align === 'right') return { x: 0, y: 0, width: text.x, height }
  return { x: right, y: 0, width: width - right, height }
}

/** Returns the center of a rectangle. */
export const middleOf = ({ x, y, width, height }: Rect): [x: number, y: number] => [x + width / 2, y + height / 2]

/** Returns the corner of the cover that is in the free area and farthest from the text. */
export function cornerOf({ width, height, isTall, align, position }: Frame): [x: number, y: number] {
  return [align === 'right' ? 0 : width, isTall && position === 'bottom' ? 0 : height]
}
