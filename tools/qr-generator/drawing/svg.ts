import type { QrCode } from '../code/encode.ts'
import { findersOf } from '../code/patterns.ts'
import type { Rgba } from './colors.ts'
import type { PlacedLogo } from './logo.ts'
import { dotPath } from './outline.ts'
import type { Design } from './resolve-design.ts'
import type { RoundBox } from './round-box.ts'
import { dotsOf, finderOf, type Hole, unit } from './shapes.ts'

interface Sheet {
  size: number
  margin: number
  hole?: Hole | undefined
  logo?: PlacedLogo | undefined
}

/** Writes a code as SVG that every viewer draws alike: one path per color, integers, no styles. */
export function drawSvg(code: QrCode, design: Design, { size, margin, hole, logo }: Sheet): string {
  const whole = (code.side + 2 * margin) * unit
  const offset = margin * unit
  const dots = dotPath(dotsOf(code, design.dots, hole), code.side, offset)
  const finders = findersOf(code.side)
    .map(([x, y]) => finderPath(design, offset + x * unit, offset + y * unit))
    .join('')
  const isOneColor = design.foreground.join() === design.cornerColor.join()
  const paths = isOneColor
    ? [path(dots + finders, design.foreground)]
    : [path(dots, design.foreground), path(finders, design.cornerColor)]
  const ground = design.background[3] > 0 ? [path(`M0 0h${whole}v${whole}h-${whole}z`, design.background)] : []
  const image = logo ? [imageOf(logo, offset)] : []
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${whole} ${whole}">`,
    ...ground,
    ...paths,
    ...image,
    '</svg>\n',
  ].join('\n')
}

function path(data: string, [red, green, blue, alpha]: Rgba): string {
  const hex = [red, green, blue].map((level) => level.toString(16).padStart(2, '0')).join('')
  const opacity = alpha < 255 ? ` fill-opacity="${Math.round((alpha / 255) * 1000) / 1000}"` : ''
  return `<path fill="#${hex}"${opacity} fill-rule="evenodd" d="${data}"/>`
}

/** Programs without SVG 2 need the prefix `xlink`. */
function imageOf({ x, y, width, height, dataUrl }: PlacedLogo, offset: number): string {
  const place = `x="${offset + x}" y="${offset + y}" width="${width}" height="${height}"`
  return `<image ${place} preserveAspectRatio="none" xlink:href="${dataUrl}"/>`
}

const finderPath = (design: Design, x: number, y: number): string =>
  Object.values(finderOf(design.corners) as unknown as Record<string, RoundBox>)
    .map((box) => boxPath({ ...box, x: box.x + x, y: box.y + y }))
    .join('')

/** All corners of a finder pattern have the same radius. */
function boxPath({ x, y, side, radii: [radius] }: RoundBox): string {
  if (radius === 0) return `M${x} ${y}h${side}v${side}h-${side}z`
  const straight = side - 2 * radius
  const [h, v] = straight ? [`h${straight}`, `v${straight}`] : ['', '']
  const [back, up] = straight ? [`h-${straight}`, `v-${straight}`] : ['', '']
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  const turns = [arc(radius, radius), v, arc(-radius, radius), back, arc(-radius, -radius), up, arc(radius, -radius)]
  return `M${x + radius} ${y}${h}${turns.join('')}z`
}
