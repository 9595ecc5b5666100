import type { QrCode } from '../code/encode.ts'
import { findersOf } from '../code/patterns.ts'
import { alignmentCenters } from '../code/tables.ts'
import type { CornerShape, DotShape } from './resolve-design.ts'
import { type Radii, type RoundBox, uniformRadii } from './round-box.ts'

/** Units per module side: enough for every radius to be an integer. */
export const unit = 10

/** A dark module outside of the finder patterns; its radii are in units. */
export interface Dot {
  x: number
  y: number
  radii: Radii
}

/** The area of the logo, in modules, in which no data is drawn. */
export interface Hole {
  left: number
  top: number
  right: number
  bottom: number
}

/** Lists the dark modules outside of the finder patterns, with radii that depend on their neighbors. */
export function dotsOf(code: QrCode, shape: DotShape, hole: Hole | undefined): Dot[] {
  const { side } = code
  const isDark = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < side && y < side && code.dark[y * side + x] === 1 && isFree(code, x, y, hole)
  const dots: Dot[] = []
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isDark(x, y)) continue
      // Readers find the grid by alignment patterns, whose edges dots would break up.
      const isWhole = shape === 'dots' && isAlignment(code, x, y)
      const isBeside = (dx: number, dy: number) =>
        isDark(x + dx, y + dy) && (!isWhole || isAlignment(code, x + dx, y + dy))
      dots.push({ x, y, radii: radiiOf[isWhole ? 'rounded' : shape](isBeside) })
    }
  }
  return dots
}

/** Whether a module belongs to an alignment pattern. */
function isAlignment({ version, side, isPattern }: QrCode, x: number, y: number): boolean {
  const centers = alignmentCenters(version)
  const isNear = (at: number) => centers.some((center) => Math.abs(at - center) <= 2)
  return isPattern[y * side + x] === 1 && isNear(x) && isNear(y)
}

/** Whether a module is drawn as a dot: finder patterns are drawn separately, and the area of a logo is left empty. */
const isFree = (code: QrCode, x: number, y: number, hole: Hole | undefined): boolean =>
  !findersOf(code.side).some(([left, top]) => x >= left && x < left + 7 && y >= top && y < top + 7) &&
  !(hole && isHidden(code, x, y, hole))

/** Whether a module is hidden by a logo: all but those by which readers find the modules and the mask. */
export const isHidden = ({ side, isPattern }: QrCode, x: number, y: number, hole: Hole): boolean =>
  x >= hole.left &&
  x < hole.right &&
  y >= hole.top &&
  y < hole.bottom &&
  !(isPattern[y * side + x] === 1 && (x < 9 || y < 9))

type IsDark = (dx: number, dy: number) => boolean

const half = unit / 2

/** The corners that may be round: both neighbors there are light. */
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

/** A single round corner gets the whole module as its radius. */
function roundAlone(open: boolean[]): Radii {
  const radius = open.filter(Boolean).length === 1 ? unit : half
  return open.map((isOpen) => (isOpen ? radius : 0)) as unknown as Radii
}

/** A finder pattern: a ring, which is a box with an inner box cut out, and a center; in units from its own corner. */
export interface Finder {
  outer: RoundBox
  inner: RoundBox
  center: RoundBox
}

/** The top left finder pattern; the others are the same. */
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
