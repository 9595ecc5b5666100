import { type Dot, unit } from './shapes.ts'

/**
 * Writes dots as a path: adjacent modules share one outline, so that no viewer shows a seam between them. Modules with
 * four round corners are circles.
 */
export function dotPath(all: readonly Dot[], side: number, offset: number): string {
  const isCircle = ({ radii }: Dot) => radii.every((radius) => radius > 0)
  const circles = all.filter(isCircle)
  const dots = all.filter((dot) => !isCircle(dot))
  const byPlace = new Map(dots.map((dot) => [dot.y * side + dot.x, dot]))
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= side || y >= side ? undefined : byPlace.get(y * side + x)
  const seen = new Set<number>()
  const outlines: string[] = []
  for (const dot of dots) {
    // Every outline, also of a hole, passes the top edge of some module exactly once.
    if (!at(dot.x, dot.y - 1) && !seen.has(dot.y * side + dot.x)) outlines.push(trace(dot, at, seen, side, offset))
  }
  return circles.map((dot) => circle(dot, offset)).join('') + outlines.join('')
}

function circle({ x, y }: Dot, offset: number): string {
  const [left, middle, radius] = [offset + x * unit, offset + y * unit + unit / 2, unit / 2]
  const arc = (dx: number) => `a${radius} ${radius} 0 0 1 ${dx} 0`
  return `M${left} ${middle}${arc(unit)}${arc(-unit)}z`
}

type DotAt = (x: number, y: number) => Dot | undefined

/** Right, down, left, up: the directions along an edge, with the module on the right-hand side. */
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Traces an outline clockwise, from the top edge of a module; modules that touch only at a corner are kept apart. */
function trace(first: Dot, at: DotAt, seen: Set<number>, side: number, offset: number): string {
  const commands: string[] = []
  let dot = first
  let direction = 0
  do {
    if (direction === 0) seen.add(dot.y * side + dot.x)
    const [dx, dy] = directions[direction] ?? [0, 0]
    const end = endOf(dot, direction, offset)
    const ahead = at(dot.x + dx, dot.y + dy)
    const outer = ahead && at(ahead.x + dy, ahead.y - dx)
    if (!ahead) {
      commands.push(...round(dot, direction, end))
      direction = (direction + 1) % 4
    } else if (outer) {
      commands.push(lineTo(direction, end))
      dot = outer
      direction = (direction + 3) % 4
    } else dot = ahead
  } while (dot !== first || direction !== 0)
  // The first top edge starts after its left corner, if that is round.
  const [left, top] = endOf(first, 3, offset)
  return `M${left + (at(first.x - 1, first.y) ? 0 : first.radii[0])} ${top}${commands.join('')}z`
}

type Point = readonly [x: number, y: number]

/** The end of a module's edge that is followed in a direction. */
function endOf({ x, y }: Dot, direction: number, offset: number): Point {
  const isRight = direction === 0 || direction === 1
  const isLow = direction === 1 || direction === 2
  return [offset + (x + Number(isRight)) * unit, offset + (y + Number(isLow)) * unit]
}

/** A line along an edge, which is horizontal or vertical. */
const lineTo = (direction: number, [x, y]: Point): string => (direction % 2 === 0 ? `H${x}` : `V${y}`)

/** Turns right at the end of an edge, with the module's corner radius. */
function round({ radii }: Dot, direction: number, [x, y]: Point): string[] {
  const radius = radii[(direction + 1) % 4] ?? 0
  if (radius === 0) return [lineTo(direction, [x, y])]
  const [[dx, dy] = [0, 0], [nextX, nextY] = [0, 0]] = [directions[direction], directions[(direction + 1) % 4]]
  const to = `${x + nextX * radius} ${y + nextY * radius}`
  return [lineTo(direction, [x - dx * radius, y - dy * radius]), `A${radius} ${radius} 0 0 1 ${to}`]
}
