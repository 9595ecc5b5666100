import type { Size } from '#lib/imaging/raster-image.ts'

/** Nine anchor positions in an image. */
export const anchors = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const

export type Anchor = (typeof anchors)[number]

/** The offset of a rectangle at an anchor position of a frame, in whole pixels, with a margin to its edges. */
export function positionAt(inner: Size, outer: Size, place: Anchor, margin = 0): { left: number; top: number } {
  const at = (free: number, share: number) =>
    Math.round(Math.min(Math.max(free * share, Math.min(margin, free / 2)), Math.max(free - margin, free / 2)))
  const across = place.endsWith('left') ? 0 : place.endsWith('right') ? 1 : 0.5
  const down = place.startsWith('top') ? 0 : place.startsWith('bottom') ? 1 : 0.5
  return { left: at(outer.width - inner.width, across), top: at(outer.height - inner.height, down) }
}
