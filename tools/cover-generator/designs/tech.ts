import { fade } from '../drawing/colors.ts'
import { circle, linear, polygon, radial, rect, type Shape } from '../drawing/shapes.ts'
import type { Frame } from '../frame/frame.ts'
import { freeAreaOf, middleOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'
import { seeded } from './seeded.ts'

/** Night blue with a fine grid of dots and a glowing honeycomb. */
export const tech: Design = {
  weight: 800,
  palette: {
    background: '#0a1128',
    depth: '#14235a',
    text: '#ffffff',
    mutedText: '#cbd7f7',
    accent: '#2fe6d2',
    second: '#4f7cff',
    third: '#9a6bff',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height, unit } = frame
    const area = freeAreaOf(frame)
    const [x, y] = middleOf(area)
    const reach = Math.max(area.width, area.height) * 0.95
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [width, height], [0, background], [1, depth]) },
      { path: rect(0, 0, width, height), fill: radial([x, y], reach, [0, fade(second, 0.36)], [1, fade(second, 0)]) },
      ...dots(width, height, 4 * unit, unit * 0.22, accent),
      ...comb(frame, [accent, second, third]),
    ]
  },
}

function dots(width: number, height: number, step: number, radius: number, color: string): Shape[] {
  const path = Array.from({ length: Math.ceil(height / step) }, (_, row) =>
    Array.from({ length: Math.ceil(width / step) }, (_, column) =>
      circle((column + 0.5) * step, (row + 0.5) * step, radius),
    ),
  ).flat(2)
  return [{ path, fill: color, alpha: 0.16 }]
}

/** Hexagons around the middle of the free area, some of them filled; none overlaps the text. */
function comb(frame: Frame, colors: string[]): Shape[] {
  const { unit } = frame
  const area = freeAreaOf(frame)
  const radius = Math.min(area.width, area.height) / 5.2
  const isAtLeft = area.x === 0 && area.width < frame.width
  const isAtTop = area.y === 0 && area.height < frame.height
  const random = seeded(7)
  const [x, y] = middleOf(area)
  const cells = [-2, -1, 0, 1, 2].flatMap((row) => [-2, -1, 0, 1, 2].map((column) => [row, column] as const))
  return cells.flatMap(([row, column]): Shape[] => {
    const centerX = x + (column + (row % 2 === 0 ? 0 : 0.5)) * radius * 1.8
    const centerY = y + row * radius * 1.56
    const color = colors[Math.floor(random() * colors.length)] ?? ''
    const strength = random()
    const crosses =
      (area.x > 0 && centerX - radius < area.x) ||
      (area.y > 0 && centerY - radius < area.y) ||
      (isAtLeft && centerX + radius > area.x + area.width) ||
      (isAtTop && centerY + radius > area.y + area.height)
    if (crosses || strength < 0.25) return []
    const path = polygon(
      ...[0, 1, 2, 3, 4, 5].map((corner): [number, number] => {
        const angle = (Math.PI / 3) * corner + Math.PI / 6
        return [centerX + radius * 0.94 * Math.cos(angle), centerY + radius * 0.94 * Math.sin(angle)]
      }),
    )
    return [
      { path, fill: color, alpha: strength > 0.7 ? 0.5 : 0.08 },
      { path, stroke: color, lineWidth: unit * 0.32, alpha: 0.35 + strength * 0.6 },
    ]
  })
}
