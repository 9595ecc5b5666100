import { circle, linear, rect, type Shape } from '../drawing/shapes.ts'
import { cornerOf, freeAreaOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'

/** Leaves that grow in from a corner. */
export const nature: Design = {
  weight: 700,
  palette: {
    background: '#f1f7ec',
    depth: '#dcecd4',
    text: '#143324',
    mutedText: '#3d5a4a',
    accent: '#e2854b',
    second: '#2f7d52',
    third: '#8cbf7f',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height } = frame
    const area = freeAreaOf(frame)
    const [x, y] = cornerOf(frame)
    const size = Math.min(area.width * (frame.isTall ? 0.9 : 1), area.height) * 0.98
    // The direction from the corner into the cover.
    const towards = Math.atan2((y === 0 ? 1 : -1) * 1, x === 0 ? 1 : -1)
    const leaves = [-0.62, 0.62, -0.3, 0.3, 0].map((turn, index) =>
      leaf(x, y, towards + turn, size * (1 - 0.09 * index), [third, third, second, third, second][index] ?? second),
    )
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [width, height], [0, background], [1, depth]) },
      {
        path: circle(
          x === 0 ? area.width * 0.66 : area.x + area.width * 0.36,
          y === 0 ? area.height * 0.8 : area.y + area.height * 0.2,
          size * 0.1,
        ),
        fill: accent,
      },
      ...leaves.flat(),
    ]
  },
}

/** A leaf with its vein, from the end of its stalk in a direction. */
function leaf(x: number, y: number, angle: number, length: number, color: string): Shape[] {
  const point = (along: number, aside: number): [number, number] => [
    x + length * (along * Math.cos(angle) - aside * Math.sin(angle)),
    y + length * (along * Math.sin(angle) + aside * Math.cos(angle)),
  ]
  const tip = point(1, 0)
  return [
    {
      path: [
        ['M', x, y],
        ['C', ...point(0.3, 0.28), ...point(0.75, 0.22), ...tip],
        ['C', ...point(0.75, -0.22), ...point(0.3, -0.28), x, y],
        ['Z'],
      ],
      fill: color,
      alpha: 0.9,
    },
    {
      path: [
        ['M', x, y],
        ['L', ...point(0.93, 0)],
      ],
      stroke: '#ffffff',
      lineWidth: length * 0.008,
      alpha: 0.55,
    },
  ]
}
