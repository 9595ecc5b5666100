import { circle, line, polygon, rect, type Shape } from '../drawing/shapes.ts'
import { freeAreaOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'

/** Two bold colors that meet on a slant. */
export const split: Design = {
  weight: 900,
  palette: {
    background: '#2b1fb8',
    depth: '#23198f',
    text: '#ffffff',
    mutedText: '#d9d6ff',
    accent: '#ffd23f',
    second: '#ff5d73',
    third: '#ffe9a3',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height, unit } = frame
    const { x, y, width: across, height: down } = freeAreaOf(frame)
    const isLeft = x === 0 && !frame.isTall
    const isAbove = y === 0 && frame.isTall
    const area: [number, number][] = frame.isTall
      ? isAbove
        ? [
            [0, 0],
            [width, 0],
            [width, down * 0.72],
            [0, down * 0.96],
          ]
        : [
            [0, y + down * 0.28],
            [width, y + down * 0.04],
            [width, height],
            [0, height],
          ]
      : isLeft
        ? [
            [0, 0],
            [across * 0.72, 0],
            [across * 0.96, height],
            [0, height],
          ]
        : [
            [x + across * 0.28, 0],
            [width, 0],
            [width, height],
            [x + across * 0.04, height],
          ]
    const cornerX = isLeft ? 0 : width
    const cornerY = isAbove ? 0 : height
    const size = Math.min(across, down)
    return [
      { path: rect(0, 0, width, height), fill: background },
      { path: circle(isLeft ? width : 0, isAbove ? height : 0, size * 0.5), fill: depth },
      { path: polygon(...area), fill: accent },
      { path: circle(cornerX, cornerY, size * 0.62), fill: second },
      { path: circle(cornerX, cornerY, size * 0.36), fill: third },
      ...stripes(
        isLeft ? size * 0.12 : width - size * 0.5,
        isAbove ? down * 0.5 - unit * 5 : y + down * 0.3,
        size * 0.38,
        unit,
        background,
      ),
    ]
  },
}

function stripes(x: number, y: number, width: number, unit: number, color: string): Shape[] {
  return [0, 1, 2, 3].map((index) => ({
    path: line([x, y + index * unit * 2.2], [x + width, y + index * unit * 2.2]),
    stroke: color,
    lineWidth: unit * 0.7,
  }))
}
