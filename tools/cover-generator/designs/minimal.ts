import { circle, line, rect } from '../drawing/shapes.ts'
import { freeAreaOf, middleOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'

/** Paper with a hairline border and one dot. */
export const minimal: Design = {
  weight: 600,
  palette: {
    background: '#f6f4ef',
    depth: '#ebe7de',
    text: '#191919',
    mutedText: '#5c5a55',
    accent: '#d6402b',
    second: '#d9d4c8',
    third: '#191919',
  },
  draw(frame, { background, accent, text, second }) {
    const { width, height, unit } = frame
    const area = freeAreaOf(frame)
    const [x, y] = middleOf(area)
    const inset = frame.safe.x * 0.42
    const radius = Math.min(area.width, area.height) * 0.24
    return [
      { path: rect(0, 0, width, height), fill: background },
      {
        path: rect(inset, inset, width - 2 * inset, height - 2 * inset),
        stroke: text,
        lineWidth: unit * 0.16,
        alpha: 0.35,
      },
      { path: circle(x, y, radius * 1.5), stroke: second, lineWidth: unit * 0.3 },
      { path: circle(x, y, radius * 0.85), fill: accent },
      { path: line([x - radius * 1.5, y], [x + radius * 1.5, y]), stroke: background, lineWidth: unit * 0.3 },
    ]
  },
}
