import { circle, pie, polygon, rect, type Shape } from '../drawing/shapes.ts'
import { freeAreaOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'
import { seeded } from './seeded.ts'

/** Tiles of circles and triangles in few colors, in the style of the Bauhaus. */
export const geometric: Design = {
  weight: 800,
  palette: {
    background: '#f4ecdc',
    depth: '#e9dcc0',
    text: '#1c2331',
    mutedText: '#4b5161',
    accent: '#d8432f',
    second: '#1f5aa6',
    third: '#f0b429',
  },
  draw(frame, { background, depth, text, accent, second, third }) {
    const { width, height } = frame
    const area = freeAreaOf(frame)
    const random = seeded(5)
    const colors = [accent, second, third, text]
    const pick = () => colors[Math.floor(random() * colors.length)] ?? text
    // As many whole tiles as fit into the shorter side, laid from the outer edge inwards.
    const count = Math.max(2, Math.round(Math.min(area.width, area.height) / (11 * frame.unit)))
    const side = frame.isTall
      ? width / Math.round(width / (area.height / count))
      : height / Math.round(height / (area.width / count))
    const columns = frame.isTall ? Math.round(width / side) : Math.floor(area.width / side + 0.01) || 1
    const rows = frame.isTall ? Math.floor(area.height / side + 0.01) || 1 : Math.round(height / side)
    const left = area.x === 0 ? 0 : width - columns * side
    const top = area.y === 0 ? 0 : height - rows * side
    const tiles = Array.from({ length: columns * rows }, (_, index) =>
      tile(
        left + (index % columns) * side,
        top + Math.floor(index / columns) * side,
        side,
        [pick(), pick()],
        random,
        background,
      ),
    )
    return [
      { path: rect(0, 0, width, height), fill: background },
      { path: rect(left, top, columns * side, rows * side), fill: depth },
      ...tiles.flat(),
    ]
  },
}

function tile(
  x: number,
  y: number,
  side: number,
  [one = '', other = '']: string[],
  random: () => number,
  background: string,
): Shape[] {
  const turn = Math.floor(random() * 4)
  // The corner that is the center of the quarter circle.
  const cornerX = turn === 1 || turn === 2 ? x + side : x
  const cornerY = turn > 1 ? y + side : y
  const quarter = pie(cornerX, cornerY, side, turn, turn + 1)
  const kind = random()
  if (kind < 0.36) return [{ path: quarter, fill: one }]
  if (kind < 0.56) {
    return [
      { path: rect(x, y, side, side), fill: one },
      { path: circle(x + side / 2, y + side / 2, side * 0.3), fill: one === other ? background : other },
    ]
  }
  if (kind < 0.76)
    return [{ path: polygon([x, y], [x + side, y], turn % 2 === 0 ? [x, y + side] : [x + side, y + side]), fill: one }]
  return [
    { path: quarter, fill: one },
    { path: pie(cornerX, cornerY, side / 2, turn, turn + 1), fill: one === other ? background : other },
  ]
}
