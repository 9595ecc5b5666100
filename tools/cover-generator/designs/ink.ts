import { fade } from '../drawing/colors.ts'
import { circle, linear, rect, type Shape, type Step } from '../drawing/shapes.ts'
import type { Frame } from '../frame/frame.ts'
import { freeAreaOf, middleOf } from '../frame/free-area.ts'
import type { Design } from './design.ts'
import { seeded } from './seeded.ts'

/** Mountains in ink on rice paper under a red sun. */
export const ink: Design = {
  weight: 700,
  palette: {
    background: '#f5f0e4',
    depth: '#e8dfca',
    text: '#1b1f23',
    mutedText: '#4d4f4e',
    accent: '#c23a2b',
    second: '#36424a',
    third: '#7d8a8c',
  },
  draw(frame, { background, depth, accent, second, third }) {
    const { width, height } = frame
    const area = freeAreaOf(frame)
    const [x] = middleOf(area)
    const sun = Math.min(area.width, area.height) * 0.19
    const ranges = [third, third, second, second].map((color, index) =>
      mountains(frame, 0.78 - 0.17 * index, index, fade(color, 0.22 + 0.2 * index), fade(color, 0.02)),
    )
    return [
      { path: rect(0, 0, width, height), fill: linear([0, 0], [0, height], [0, background], [1, depth]) },
      { path: circle(x, area.y + area.height * (frame.isTall ? 0.34 : 0.28), sun), fill: accent, alpha: 0.92 },
      ...ranges,
    ]
  },
}

/** A mountain range that is high in the free area and stays below the text elsewhere; it fades downwards like mist. */
function mountains(frame: Frame, share: number, index: number, crest: string, valley: string): Shape {
  const { width, height, isTall, position, safe } = frame
  const area = freeAreaOf(frame)
  const foot = isTall && position === 'bottom' ? area.height : height
  const low = (height - safe.y - safe.height) * 0.7
  const ridge = ridgeOf(index)
  const steps = 90
  const points = Array.from({ length: steps + 1 }, (_, step): Step => {
    const at = (width * step) / steps
    const maxHeight = isTall ? area.height * 0.72 : low + (area.height * 0.68 - low) * insideOf(at, frame)
    return ['L', at, foot - maxHeight * share * ridge((at / width) * (width / frame.unit / 26))]
  })
  const top = Math.min(...points.map((step) => (step[0] === 'L' ? step[2] : foot)))
  return {
    path: [['M', 0, foot], ...points, ['L', width, foot], ['Z']],
    fill: linear([0, top], [0, foot], [0, crest], [1, valley]),
  }
}

/**
 * How far a horizontal position is within the free area of a wide cover: 0 at the text, 1 from the middle of the area
 * on.
 */
function insideOf(at: number, frame: Frame): number {
  const { x, width } = freeAreaOf(frame)
  const depth = frame.align === 'right' ? (x + width - at) / width : (at - x) / width
  const share = Math.min(1, Math.max(0, depth * 1.7))
  return share * share * (3 - 2 * share)
}

/** Returns the height of the terrain by horizontal position, 0 to 1: a sum of peaks of several sizes. */
function ridgeOf(index: number): (at: number) => number {
  const random = seeded(40 + index)
  const waves = [0.52, 0.24, 0.13, 0.07, 0.04].map((height, octave) => ({
    height,
    pace: (1.1 + 0.3 * random()) * 2.1 ** octave,
    shift: random(),
  }))
  // Waves with a sharp crest make peaks.
  return (at) => waves.reduce((sum, { height, pace, shift }) => sum + height * peak(at * pace + shift), 0)
}

const peak = (at: number): number => 1 - Math.abs(2 * (at - Math.floor(at)) - 1) ** 0.8
