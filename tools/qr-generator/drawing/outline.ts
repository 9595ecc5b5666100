import { type Dot, unit } from './shapes.ts'

/**
 * Writes dots as a path of outlines: modules that touch share one, so that no program shows a seam between them. What is
 * round all about is a circle.
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
    // Every outline, of a hole too, has an upper edge of some module, and passes it once.
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

/** Right, down, left, up: the way along the edge of a module that lies at the right hand. */
const ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * Follows the edge of modules clockwise, from the upper edge of one; two that touch at a corner alone stay apart.
 */
function trace(first: Dot, at: DotAt, seen: Set<number>, side: number, offset: number): string {
  const commands: string[] = []
  let dot = first
  let way = 0
  do {
    if (way === 0) seen.add(dot.y * side + dot.x)
    const [dx, dy] = ways[way] ?? [0, 0]
    const end = endOf(dot, way, offset)
    const ahead = at(dot.x + dx, dot.y + dy)
    const outer = ahead && at(ahead.x + dy, ahead.y - dx)
    if (!ahead) {
      commands.push(...round(dot, way, end))
      way = (way + 1) % 4
    } else if (outer) {
      commands.push(lineTo(way, end))
      dot = outer
      way = (way + 3) % 4
    } else dot = ahead
  } while (dot !== first || way !== 0)
  // The first upper edge begins after the corner before it, if that is round.
  const [left, top] = endOf(first, 3, offset)
  return `M${left + (at(first.x - 1, first.y) ? 0 : first.radii[0])} ${top}${commands.join('')}z`
}

type Point = readonly [x: number, y: number]

/** Where the edge of a module ends that is followed in a direction. */
function endOf({ x, y }: Dot, way: number, offset: number): Point {
  const isRight = way === 0 || way === 1
  const isLow = way === 1 || way === 2
  return [offset + (x + Number(isRight)) * unit, offset + (y + Number(isLow)) * unit]
}

/** A line along an edge, which is level or upright. */
const lineTo = (way: number, [x, y]: Point): string => (way % 2 === 0 ? `H${x}` : `V${y}`)

/** Turns right at the end of an edge, as round as the module is there. */
function round({ radii }: Dot, way: number, [x, y]: Point): string[] {
  const radius = radii[(way + 1) % 4] ?? 0
  if (radius === 0) return [lineTo(way, [x, y])]
  const [[dx, dy] = [0, 0], [nextX, nextY] = [0, 0]] = [ways[way], ways[(way + 1) % 4]]
  const to = `${x + nextX * radius} ${y + nextY * radius}`
  return [lineTo(way, [x - dx * radius, y - dy * radius]), `A${radius} ${radius} 0 0 1 ${to}`]
}
