import { fade } from '../drawing/colors.ts'
import { circle, linear, radial, rect, type Shape, wave } from '../drawing/shapes.ts'
import { middleOf, roomOf } from '../layout/room.ts'
import type { Design } from './design.ts'
import { seeded } from './seeded.ts'

/** Northern lights over a starry night. */
export const aurora: Design = {
  weight: 800,
  palette: {
    ground: '#060b1c',
    depth: '#101b3d',
    text: '#ffffff',
    soft: '#c3d0ea',
    accent: '#3ff0b4',
    second: '#7a5cff',
    third: '#22b8ff',
  },
  draw(frame, { ground, depth, accent, second, third }) {
    const { width, height } = frame
    const room = roomOf(frame)
    const [x, y] = middleOf(room)
    const reach = Math.max(room.width, room.height)
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
      { path: rect(0, 0, width, height), fill: linear([0, 0], [0, height], [0, ground], [1, depth]) },
      ...stars(width, height, frame.unit),
      glow(x, room.y + room.height * 0.2, reach * 0.85, second, 0.75),
      glow(x + room.width * 0.35, y, reach * 0.7, accent, 0.6),
      glow(x - room.width * 0.3, room.y + room.height, reach * 0.75, third, 0.5),
      ...[0, 1, 2].map((index) => veil(room, index, [accent, third, second][index] ?? accent)),
    ]
  },
}

/** A curtain of light that hangs in the room. */
function veil({ x, y, width, height }: ReturnType<typeof roomOf>, index: number, color: string): Shape {
  const top = y + height * (0.12 + 0.2 * index)
  const points = [0, 1, 2, 3, 4].map((step): [number, number] => [
    x + (width * step) / 4,
    top + height * 0.09 * (step % 2 === index % 2 ? 1 : -1),
  ])
  return {
    path: [['M', x, y + height], ...wave(points), ['L', x + width, y + height], ['Z']],
    fill: linear([x, 0], [x + width, 0], [0, fade(color, 0)], [0.55, fade(color, 0.3)], [1, fade(color, 0.08)]),
  }
}

function stars(width: number, height: number, unit: number): Shape[] {
  const random = seeded(21)
  return Array.from({ length: 60 }, () => ({
    path: circle(random() * width, random() * height, unit * (0.08 + 0.14 * random())),
    fill: '#ffffff',
    alpha: 0.15 + 0.3 * random(),
  }))
}
