import { fade } from '../drawing/colors.ts'
import { line, linear, radial, rect, type Shape } from '../drawing/shapes.ts'
import type { Rect } from '../frame/frame.ts'
import { freeAreaOf, middleOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'

/** A striped sun over a glowing grid, in the style of the 1980s (synthwave). */
export const retro: Design = {
  weight: 900,
  palette: {
    background: '#1a0b35',
    depth: '#3a0f57',
    text: '#ffffff',
    mutedText: '#e6cfff',
    accent: '#ffd166',
    second: '#ff3d9a',
    third: '#25d9ff',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height, unit } = frame
    const area = freeAreaOf(frame)
    const [x] = middleOf(area)
    const horizon = area.y + area.height * (frame.isTall ? 0.72 : 0.7)
    const radius = Math.min(area.width * 0.44, area.height * 0.5)
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [0, height], [0, background], [1, depth]) },
      {
        path: rect(0, 0, width, height),
        fill: radial([x, horizon], radius * 2.1, [0, fade(second, 0.36)], [1, fade(second, 0)]),
      },
      ...sun(x, horizon, radius, accent, second),
      ...floor({ x: 0, y: horizon, width, height: (area.y === 0 ? area.height : height) - horizon }, x, unit, [
        depth,
        third,
      ]),
    ]
  },
}

/** Horizontal bands of a half disc, which become narrower towards the horizon. */
function sun(x: number, y: number, radius: number, upper: string, lower: string): Shape[] {
  const bands = [1, 0.5, 0.36, 0.25, 0.15, 0.06].flatMap((from, index, all) => {
    const to = (all[index + 1] ?? 0) + 0.025
    return [{ from: Math.asin(from), to: Math.asin(Math.min(to, from)) }]
  })
  return bands.map(({ from, to }) => ({
    path: [['A', x, y, radius, -Math.PI + to, -Math.PI + from], ['A', x, y, radius, -from, -to], ['Z']],
    fill: linear([x, y - radius], [x, y], [0, upper], [1, lower]),
  }))
}

function floor(
  { x, y, width, height }: Rect,
  vanishing: number,
  unit: number,
  [background = '', light = '']: string[],
): Shape[] {
  const stroke = { stroke: light, lineWidth: unit * 0.18, alpha: 0.3 }
  const rows = [0, 0.06, 0.15, 0.28, 0.46, 0.7, 1].map((share) =>
    line([x, y + height * share], [x + width, y + height * share]),
  )
  const rays = Array.from({ length: 25 }, (_, index) => {
    const away = (index - 12) * unit * 3
    return line([vanishing + away, y], [vanishing + away * 6, y + height])
  })
  return [
    {
      path: rect(x, y, width, height),
      fill: linear([0, y], [0, y + height], [0, background], [1, fade(background, 0.4)]),
    },
    { path: [...rows, ...rays].flat(), ...stroke },
  ]
}
