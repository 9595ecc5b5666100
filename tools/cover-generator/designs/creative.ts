import { circle, line, pie, polygon, rect, type Shape, type Step } from '../drawing/shapes.ts'
import { freeAreaOf, middleOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'

/** Bold shapes on cream paper, in the style of posters of the 1980s. */
export const creative: Design = {
  weight: 900,
  palette: {
    background: '#fff4df',
    depth: '#ffe9c4',
    text: '#1d1b3a',
    mutedText: '#4a4668',
    accent: '#ff5a4d',
    second: '#12a594',
    third: '#ffc233',
  },
  draw(frame, { background, text, accent, second, third }) {
    const { width, height, unit } = frame
    const area = freeAreaOf(frame)
    const [x, y] = middleOf(area)
    const size = Math.min(area.width, area.height) * 0.43
    return [
      { path: rect(0, 0, width, height), fill: background },
      { path: circle(x + size * 0.25, y - size * 0.35, size * 0.72), fill: accent },
      { path: pie(x - size * 0.25, y + size * 0.55, size * 0.62, 1, 3), fill: second },
      { path: pie(x - size * 0.2, y + size * 0.55, size * 0.62, -1, 1), fill: text },
      {
        path: polygon([x + size * 0.1, y + size], [x + size * 0.95, y + size], [x + size * 0.95, y + size * 0.15]),
        fill: third,
      },
      ...dots(x - size * 0.9, y - size * 0.95, size * 0.9, unit, text),
      { path: squiggle(x + size * 0.1, y - size * 0.35, size * 0.8), stroke: background, lineWidth: unit * 1.1 },
      { path: circle(frame.safe.x * 0.4, height - frame.safe.x * 0.4, frame.safe.x * 0.95), fill: third },
      { path: pie(width, 0, frame.safe.x * 0.8, 1, 2), fill: second },
    ]
  },
}

function dots(x: number, y: number, size: number, unit: number, color: string): Shape[] {
  const places = Array.from({ length: 25 }, (_, index) => [index % 5, Math.floor(index / 5)] as const)
  const path = places.flatMap(([column, row]) => circle(x + (column * size) / 5, y + (row * size) / 5, unit * 0.45))
  return [{ path, fill: color }]
}

function squiggle(x: number, y: number, width: number): Step[] {
  const points = Array.from({ length: 7 }, (_, index): [number, number] => [
    x - width / 3 + (index * width) / 7,
    y + (index % 2 === 0 ? 1 : -1) * width * 0.08,
  ])
  return line(...points)
}
