import { linear, polygon, rect, type Shape } from '../drawing/shapes.ts'
import { freeAreaOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'

/** Deep blue with rising columns, one of them gold. */
export const business: Design = {
  weight: 700,
  palette: {
    background: '#0d2745',
    depth: '#081a30',
    text: '#ffffff',
    mutedText: '#c5d3e6',
    accent: '#e9b949',
    second: '#2c63a6',
    third: '#17406f',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height } = frame
    const area = freeAreaOf(frame)
    const isRight = area.x > 0 || frame.isTall
    const count = 5
    const step = area.width / (count + 0.4)
    const columns = Array.from({ length: count }, (_, index): Shape => {
      const rank = isRight ? index : count - 1 - index
      const left = area.x + step * (index + 0.25)
      const top = area.y + area.height * (0.8 - 0.155 * rank)
      const right = left + step * 0.78
      // The upper edge slants the way in which the columns rise.
      const rise = step * 0.42 * (isRight ? 1 : -1)
      const color = rank === 3 ? accent : rank % 2 === 0 ? second : third
      return {
        path: polygon(
          [left, top + rise / 2],
          [right, top - rise / 2],
          [right, area.y + area.height],
          [left, area.y + area.height],
        ),
        fill: linear([0, top], [0, area.y + area.height], [0, color], [1, rank === 3 ? color : background]),
        alpha: rank === 3 ? 1 : 0.9,
      }
    })
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [width, height], [0, background], [1, depth]) },
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
