/** A square with a radius for each corner; a circle has radii of half its side. */
export interface RoundBox {
  x: number
  y: number
  side: number
  radii: Radii
}

/** Clockwise from the top left. */
export type Radii = readonly [upperLeft: number, upperRight: number, lowerRight: number, lowerLeft: number]

export const uniformRadii = (radius: number): Radii => [radius, radius, radius, radius]

/** Whether a point is in the box. */
export function isInside({ x, y, side, radii }: RoundBox, px: number, py: number): boolean {
  const [dx, dy] = [px - x, py - y]
  if (dx < 0 || dy < 0 || dx > side || dy > side) return false
  for (const [corner, radius] of radii.entries()) {
    const fromLeft = corner === 0 || corner === 3 ? dx : side - dx
    const fromTop = corner < 2 ? dy : side - dy
    if (fromLeft < radius && fromTop < radius && (radius - fromLeft) ** 2 + (radius - fromTop) ** 2 > radius ** 2) {
      return false
    }
  }
  return true
}
