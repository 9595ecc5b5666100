import { circle, linear, rect, type Shape } from '../drawing/shapes.ts'
import { freeAreaOf, middleOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'
import { seeded } from './seeded.ts'

/** Soft spheres that float in a light sky. */
export const pastel: Design = {
  weight: 800,
  palette: {
    background: '#ffeaf0',
    depth: '#e4ebff',
    text: '#2c2354',
    mutedText: '#56507c',
    accent: '#ff9db5',
    second: '#8fa8ff',
    third: '#ffd59e',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height, unit } = frame
    const area = freeAreaOf(frame)
    const [x, y] = middleOf(area)
    const size = Math.min(area.width, area.height)
    const random = seeded(12)
    const crumbs = Array.from(
      { length: 16 },
      (_, index): Shape => ({
        path: circle(area.x + area.width * random(), area.y + area.height * random(), unit * (0.3 + 0.5 * random())),
        fill: [accent, second, third][index % 3] ?? accent,
        alpha: 0.8,
      }),
    )
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [width, height], [0, background], [1, depth]) },
      sphere(x + size * 0.16, y - size * 0.3, size * 0.3, [third, accent]),
      sphere(x - size * 0.2, y + size * 0.22, size * 0.2, ['#ffffff', second]),
      sphere(x + size * 0.26, y + size * 0.4, size * 0.13, [background, third]),
      ...crumbs,
      sphere(width * 0.02, height * 0.99, frame.safe.x * 0.8, [third, accent]),
    ]
  },
}

/** A disc that is lit from above. */
const sphere = (x: number, y: number, radius: number, [lit = '', dark = '']: string[]): Shape => ({
  path: circle(x, y, radius),
  fill: linear([x - radius * 0.6, y - radius], [x + radius * 0.6, y + radius], [0, lit], [1, dark]),
})
