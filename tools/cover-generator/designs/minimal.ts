import { circle, line, rect } from '../drawing/shapes.ts'
import { middleOf, roomOf } from '../frame/room.ts'
import type { Design } from './design.ts'

/** Paper, a hairline around it, one dot. */
export const minimal: Design = {
  weight: 600,
  palette: {
    ground: '#f6f4ef',
    depth: '#ebe7de',
    text: '#191919',
    soft: '#5c5a55',
    accent: '#d6402b',
    second: '#d9d4c8',
    third: '#191919',
  },
  draw(frame, { ground, accent, text, second }) {
    const { width, height, unit } = frame
    const room = roomOf(frame)
    const [x, y] = middleOf(room)
    const inset = frame.safe.x * 0.42
    const radius = Math.min(room.width, room.height) * 0.24
    return [
      { path: rect(0, 0, width, height), fill: ground },
      {
        path: rect(inset, inset, width - 2 * inset, height - 2 * inset),
        stroke: text,
        lineWidth: unit * 0.16,
        alpha: 0.35,
      },
      { path: circle(x, y, radius * 1.5), stroke: second, lineWidth: unit * 0.3 },
      { path: circle(x, y, radius * 0.85), fill: accent },
      { path: line([x - radius * 1.5, y], [x + radius * 1.5, y]), stroke: ground, lineWidth: unit * 0.3 },
    ]
  },
}
