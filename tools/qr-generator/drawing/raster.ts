import type { RasterImage } from '#lib/imaging/raster-image.ts'
import type { QrCode } from '../code/encode.ts'
import { findersOf } from '../code/patterns.ts'
import type { Rgba } from './colors.ts'
import type { Frame } from './frame.ts'
import type { Design } from './resolve-design.ts'
import { isInside, type Radii, type RoundBox } from './round-box.ts'
import { dotsOf, finderOf, type Hole, unit } from './shapes.ts'

/** Draws a code as pixels, the same on every platform: integer module sizes, edges antialiased with 8 × 8 samples. */
export function drawPixels(code: QrCode, design: Design, { size, pixels, start }: Frame, hole?: Hole): RasterImage {
  const image: RasterImage = { width: size, height: size, data: new Uint8ClampedArray(size * size * 4) }
  const whole = new Uint32Array(image.data.buffer)
  whole.fill(new Uint32Array(Uint8Array.from(design.background).buffer)[0] ?? 0)

  const tiles = new Map<string, Uint8Array>()
  const tileOf = (radii: Radii) => {
    const cached = tiles.get(radii.join())
    const tile = cached ?? coverage([{ x: 0, y: 0, side: unit, radii }], pixels, pixels / unit)
    tiles.set(radii.join(), tile)
    return tile
  }
  const place = (module: number) => start + module * pixels
  for (const { x, y, radii } of dotsOf(code, design.dots, hole)) {
    stamp(image, tileOf(radii), pixels, place(x), place(y), design.foreground)
  }

  const { outer, inner, center } = finderOf(design.corners)
  const finder = coverage([outer, inner, center], 7 * pixels, pixels / unit)
  for (const [x, y] of findersOf(code.side)) {
    stamp(image, finder, 7 * pixels, place(x), place(y), design.cornerColor)
  }
  return image
}

const samples = 8

/** In pixels. */
const largeTile = 64

/** The coverage of each pixel, 0 to 255, by the even-odd rule for nested boxes. */
function coverage(boxes: RoundBox[], side: number, scale: number): Uint8Array {
  const covered = new Uint8Array(side * side)
  const isRound = boxes.some(({ radii }) => radii.some((radius) => radius > 0))
  const count = isRound ? samples : 1
  const at = (pixel: number, sample: number) => (pixel + (sample + 0.5) / count) / scale
  const depthAt = (px: number, py: number) => boxes.filter((box) => isInside(box, px, py)).length
  // In a large tile nearly all pixels have one color, which their corners and center show.
  const isPlain = (x: number, y: number, depth: number) =>
    [x, x + 1].every((px) => [y, y + 1].every((py) => depthAt(px / scale, py / scale) === depth))
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const middle = isRound && side > largeTile ? depthAt(at(x, samples / 2), at(y, samples / 2)) : -1
      if (middle >= 0 && isPlain(x, y, middle)) {
        covered[y * side + x] = (middle % 2) * 255
        continue
      }
      let hits = 0
      for (let sy = 0; sy < count; sy++) {
        for (let sx = 0; sx < count; sx++) {
          hits += depthAt(at(x, sx), at(y, sy)) % 2
        }
      }
      covered[y * side + x] = Math.round((hits * 255) / count ** 2)
    }
  }
  return covered
}

/** Composites a color over a square of pixels, by the coverage of each. */
function stamp(
  { data, width }: RasterImage,
  tile: Uint8Array,
  side: number,
  left: number,
  top: number,
  color: Rgba,
): void {
  const isOpaque = color[3] === 255
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const covered = tile[y * side + x] ?? 0
      if (covered === 255 && isOpaque) data.set(color, ((top + y) * width + left + x) * 4)
      else if (covered > 0) blend(data, ((top + y) * width + left + x) * 4, color, covered)
    }
  }
}

/** Composites a color over a pixel, by its coverage of 0 to 255. */
export function blend(data: Uint8ClampedArray, at: number, [red, green, blue, alpha]: Rgba, covered: number): void {
  const top = (alpha * covered) / 255
  const under = ((data[at + 3] ?? 0) * (255 - top)) / 255
  const sum = top + under
  if (sum === 0) return
  for (const [index, level] of [red, green, blue].entries()) {
    data[at + index] = (level * top + (data[at + index] ?? 0) * under) / sum
  }
  data[at + 3] = sum
}
