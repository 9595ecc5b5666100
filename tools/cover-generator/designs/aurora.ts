import { fade } from '../drawing/colors.ts'
import { circle, linear, radial, rect, type Shape, wave } from '../drawing/shapes.ts'
import type { Frame } from '../frame/frame.ts'
import { freeAreaOf, middleOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'
import { seeded } from './seeded.ts'

/** Northern lights over a starry night. */
export const aurora: Design = {
  weight: 800,
  palette: {
    background: '#060b1c',
    depth: '#101b3d',
    text: '#ffffff',
    mutedText: '#d4def2',
    accent: '#3ff0b4',
    second: '#7a5cff',
    third: '#22b8ff',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height } = frame
    const area = freeAreaOf(frame)
    const [x, y] = middleOf(area)
    const reach = Math.max(area.width, area.height) * (frame.isTall ? 0.72 : 1)
    const glow = (centerX: number, centerY: number, radius: number, color: string, share: number): Shape => ({
      path: rect(0, 0, width, height),
      fill: radial(
        [centerX, centerY],
        radius,
        [0, fade(color, share)],
        [0.5, fade(color, share * 0.4)],
        [1, fade(color, 0)],
      ),
    })
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [0, height], [0, background], [1, depth]) },
      ...stars(frame),
      glow(x, area.y + area.height * 0.2, reach * 0.75, second, 0.5),
      glow(x + area.width * 0.35, y, reach * 0.7, accent, 0.36),
      glow(x - area.width * 0.3, area.y + area.height, reach * 0.75, third, 0.34),
      ...[0, 1, 2].map((index) => veil(frame, index, [accent, third, second][index] ?? accent)),
    ]
  },
}

/** A curtain of light in the free area, which fades out towards the text. */
function veil(frame: Frame, index: number, color: string): Shape {
  const { x, y, width, height } = freeAreaOf(frame)
  const top = y + height * (0.16 + 0.19 * index)
  const points = [0, 1, 2, 3, 4].map((step): [number, number] => [
    x + (width * step) / 4,
    top + height * 0.055 * (step % 2 === index % 2 ? 1 : -1),
  ])
  const [from, to]: [number, number][] = frame.isTall
    ? [
        [x, top],
        [x, y + height],
      ]
    : [
        [frame.align === 'right' ? 0 : x + width, y],
        [frame.align === 'right' ? width : x, y],
      ]
  return {
    path: [['M', x, y + height], ...wave(points), ['L', x + width, y + height], ['Z']],
    fill: linear(from ?? [x, y], to ?? [x, y], [0, fade(color, 0.4)], [0.5, fade(color, 0.26)], [1, fade(color, 0)]),
  }
}

function stars({ width, height, unit, text }: Frame): Shape[] {
  const random = seeded(21)
  return Array.from({ length: 90 }, () => ({ x: random() * width, y: random() * height, strength: random() })).flatMap(
    ({ x, y, strength }) => {
      const isBehindText =
        x > text.x - unit && x < text.x + text.width + unit && y > text.y - unit && y < text.y + text.height + unit
      if (isBehindText) return []
      return [{ path: circle(x, y, unit * (0.08 + 0.14 * strength)), fill: '#ffffff', alpha: 0.25 + 0.5 * strength }]
    },
  )
}
