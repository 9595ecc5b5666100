import type { Code } from '../code/encode.ts'
import { findersOf } from '../code/patterns.ts'
import { alignmentCenters } from '../code/tables.ts'
import type { CornerShape, DotShape } from './resolve-design.ts'
import { type Radii, type RoundBox, uniformRadii } from './round-box.ts'

/** How many units a module has along its side: enough to write every radius as a whole number. */
export const unit = 10

/** A dark module of the data and its radii, in units. */
export interface Dot {
  x: number
  y: number
  radii: Radii
}

/** A part of the code in which no data is drawn, in modules: where the logo stands. */
export interface Hole {
  left: number
  top: number
  right: number
  bottom: number
}

/** Lists the dark modules outside of the finders, each with its radii as its neighbors make them. */
export function dotsOf(code: Code, shape: DotShape, hole: Hole | undefined): Dot[] {
  const { side } = code
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && code.dark[y * side + x] === 1 && isFree(code, x, y, hole)
  const dots: Dot[] = []
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isDark(x, y)) continue
      // Readers find the grid by these patterns: dots would take their edges from them.
      const isWhole = shape === 'dots' && isAlignment(code, x, y)
      const isBeside = (dx: number, dy: number) =>
        isDark(x + dx, y + dy) && (!isWhole || isAlignment(code, x + dx, y + dy))
      dots.push({ x, y, radii: radiiOf[isWhole ? 'rounded' : shape](isBeside) })
    }
  }
  return dots
}

/** Says whether a module belongs to an alignment pattern. */
function isAlignment({ version, side, isPattern }: Code, x: number, y: number): boolean {
  const centers = alignmentCenters(version)
  const isNear = (at: number) => centers.some((center) => Math.abs(at - center) <= 2)
  return isPattern[y * side + x] === 1 && isNear(x) && isNear(y)
}

/** Says whether a module is drawn as a dot: finders are drawn whole, and the hole of a logo is left free. */
const isFree = (code: Code, x: number, y: number, hole: Hole | undefined): boolean =>
  !findersOf(code.side).some(([left, top]) => x >= left && x < left + 7 && y >= top && y < top + 7) &&
  !(hole && isHidden(code, x, y, hole))

/** Says whether a module gives way to a logo: all but what tells readers where modules are and how they are masked. */
export const isHidden = ({ side, isPattern }: Code, x: number, y: number, hole: Hole): boolean =>
  x >= hole.left &&
  x < hole.right &&
  y >= hole.top &&
  y < hole.bottom &&
  !(isPattern[y * side + x] === 1 && (x < 9 || y < 9))

type IsDark = (dx: number, dy: number) => boolean

const half = unit / 2

/** Where two sides that meet have nothing beside them, the corner between them may be round. */
function openCorners(isDark: IsDark): [boolean, boolean, boolean, boolean] {
  const [left, up, right, down] = [isDark(-1, 0), isDark(0, -1), isDark(1, 0), isDark(0, 1)]
  return [!left && !up, !up && !right, !right && !down, !down && !left]
}

const radiiOf: Record<DotShape, (isDark: IsDark) => Radii> = {
  square: () => uniformRadii(0),
  dots: () => uniformRadii(half),
  rounded: (isDark) => openCorners(isDark).map((isOpen) => (isOpen ? half : 0)) as unknown as Radii,
  'extra-rounded': (isDark) => roundAlone(openCorners(isDark)),
  classy: (isDark) => {
    const [upperLeft, , lowerRight] = openCorners(isDark)
    return [upperLeft ? half : 0, 0, lowerRight ? half : 0, 0]
  },
  'classy-rounded': (isDark) => {
    const [upperLeft, , lowerRight] = openCorners(isDark)
    return roundAlone([upperLeft, false, lowerRight, false])
  },
}

/** A corner that is round alone has the whole module for it. */
function roundAlone(open: boolean[]): Radii {
  const radius = open.filter(Boolean).length === 1 ? unit : half
  return open.map((isOpen) => (isOpen ? radius : 0)) as unknown as Radii
}

/** A finder: a ring, made of a box and the box that is cut out of it, and its center; in units from its own corner. */
export interface Finder {
  outer: RoundBox
  inner: RoundBox
  center: RoundBox
}

/** Draws the finder at the upper left; the others are the same. */
export function finderOf(shape: CornerShape): Finder {
  const [outer, inner, center] = finderRadii[shape]
  return {
    outer: { x: 0, y: 0, side: 7 * unit, radii: uniformRadii(outer) },
    inner: { x: unit, y: unit, side: 5 * unit, radii: uniformRadii(inner) },
    center: { x: 2 * unit, y: 2 * unit, side: 3 * unit, radii: uniformRadii(center) },
  }
}

const finderRadii: Record<CornerShape, [outer: number, inner: number, center: number]> = {
  square: [0, 0, 0],
  dot: [3.5 * unit, 2.5 * unit, 1.5 * unit],
  'extra-rounded': [2 * unit, unit, unit],
}
