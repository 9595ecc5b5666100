import { linear, polygon, rect, type Shape } from '../drawing/shapes.ts'
import { roomOf } from '../frame/room.ts'
import type { Design } from './design.ts'

/** Deep blue with rising columns, one of them gold. */
export const business: Design = {
  weight: 700,
  palette: {
    ground: '#0d2745',
    depth: '#081a30',
    text: '#ffffff',
    soft: '#c5d3e6',
    accent: '#e9b949',
    second: '#2c63a6',
    third: '#17406f',
  },
  draw(frame, { ground, depth, accent, second, third }) {
    const { width, height } = frame
    const room = roomOf(frame)
    const isRight = room.x > 0 || frame.isTall
    const count = 5
    const step = room.width / (count + 0.4)
    const columns = Array.from({ length: count }, (_, index): Shape => {
      const rank = isRight ? index : count - 1 - index
      const left = room.x + step * (index + 0.25)
      const top = room.y + room.height * (0.8 - 0.155 * rank)
      const right = left + step * 0.78
      // The upper edge rises with the columns.
      const rise = step * 0.42 * (isRight ? 1 : -1)
      const color = rank === 3 ? accent : rank % 2 === 0 ? second : third
      return {
        path: polygon(
          [left, top + rise / 2],
          [right, top - rise / 2],
          [right, room.y + room.height],
          [left, room.y + room.height],
        ),
        fill: linear([0, top], [0, room.y + room.height], [0, color], [1, rank === 3 ? color : ground]),
        alpha: rank === 3 ? 1 : 0.9,
      }
    })
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [width, height], [0, ground], [1, depth]) },
      {
        path: polygon([0, height], [width, height * 0.35], [width, height]),
        fill: second,
        alpha: 0.1,
      },
      { path: polygon([width * 0.3, height], [width, height * 0.6], [width, height]), fill: second, alpha: 0.1 },
      ...columns,
    ]
  },
}
