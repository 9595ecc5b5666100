/** A shape in pixels of the cover. A drawing is a list of shapes, drawn in order. */
export interface Shape {
  path: Step[]
  fill?: Paint
  stroke?: Paint
  lineWidth?: number
  alpha?: number
}

/** A color or a gradient: linear, or radial where there is a radius. */
export type Paint = string | Gradient

interface Gradient {
  from: Point
  to: Point
  radius?: number
  stops: [at: number, color: string][]
}

type Point = [x: number, y: number]

/** The steps of a path: move, line, curve, arc around a center, close. */
export type Step =
  | ['M' | 'L', x: number, y: number]
  | ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | ['A', x: number, y: number, radius: number, from: number, to: number]
  | ['Z']

export const rect = (x: number, y: number, width: number, height: number): Step[] =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])

export const circle = (x: number, y: number, radius: number): Step[] => [['A', x, y, radius, 0, 2 * Math.PI], ['Z']]

export const polygon = (...points: Point[]): Step[] => [...line(...points), ['Z']]

export const line = (...points: Point[]): Step[] => points.map(([x, y], index): Step => [index === 0 ? 'M' : 'L', x, y])

/** A sector of a circle; angles in quarter turns, clockwise from the right. */
export const pie = (x: number, y: number, radius: number, from: number, to: number): Step[] => [
  ['M', x, y],
  ['A', x, y, radius, (from * Math.PI) / 2, (to * Math.PI) / 2],
  ['Z'],
]

/** A curve through points from left to right, horizontal at each of them. */
export function wave(points: Point[]): Step[] {
  return points.map(([x, y], index): Step => {
    const before = points[index - 1]
    if (!before) return ['L', x, y]
    const middle = (before[0] + x) / 2
    return ['C', middle, before[1], middle, y, x, y]
  })
}

export const linear = (from: Point, to: Point, ...stops: Gradient['stops']): Paint => ({ from, to, stops })

export const radial = (center: Point, radius: number, ...stops: Gradient['stops']): Paint => ({
  from: center,
  to: center,
  radius,
  stops,
})
