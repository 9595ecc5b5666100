import { textAt, viewOf } from '../bytes.ts'
import type { RasterImage } from '../raster-image.ts'

/**
 * Converts the colors of an image in place from a profile to sRGB; colors out of gamut are clipped. Supports matrix/TRC
 * profiles (ICC.1, section 8.3.3), as those of cameras and screens are; with any other, the image is unchanged.
 */
export function toSrgb({ data }: RasterImage, profile: Uint8Array): void {
  const space = readSpace(profile)
  if (!space) return
  const convert = converter(space)
  const sample = gray.slice()
  convert(sample)
  // Many cameras embed a profile of sRGB itself: skipping the conversion avoids rounding errors.
  if (gray.every((value, index) => Math.abs(value - (sample[index] ?? 0)) <= 1)) return
  convert(data)
}

/** Converts a CIE L*a*b* color (D50, as in ICC profiles and TIFF) to sRGB, written into `data` at `to`. */
export function labToSrgb(lightness: number, a: number, b: number, data: Uint8ClampedArray, to: number): void {
  const fy = (lightness + 16) / 116
  const [x, y, z] = [fy + a / 500, fy, fy - b / 200].map((f) => (f > 6 / 29 ? f ** 3 : (f - 4 / 29) * (108 / 841)))
  const light = [0.9642 * (x ?? 0), y ?? 0, 0.8249 * (z ?? 0)]
  for (let part = 0; part < 3; part++) {
    data[to + part] = levelOf(light.reduce((sum, value, axis) => sum + value * (srgbFromXyz[part]?.[axis] ?? 0), 0))
  }
}

/** Pixels to test a profile with: grays and vivid colors. */
const gray = Uint8ClampedArray.from(
  [0, 64, 128, 192, 255].flatMap((v) => [v, v, v, 255, v, 0, 0, 255, 0, v, 0, 255, 0, 0, v, 255]),
)

/** The transfer curves of red, green and blue (sample values to linear light), and their primaries in XYZ. */
interface Space {
  curves: Float64Array[]
  primaries: number[][]
}

function converter({ curves, primaries }: Space): (data: Uint8ClampedArray) => void {
  const [red = none, green = none, blue = none] = curves
  // The matrix from the profile's linear RGB to linear sRGB, by rows.
  const [rr = 0, rg = 0, rb = 0, gr = 0, gg = 0, gb = 0, br = 0, bg = 0, bb = 0] = srgbFromXyz.flatMap((row) =>
    primaries.map((primary) => row.reduce((sum, factor, axis) => sum + factor * (primary[axis] ?? 0), 0)),
  )
  return (data) => {
    for (let index = 0; index < data.length; index += 4) {
      const r = red[data[index] ?? 0] ?? 0
      const g = green[data[index + 1] ?? 0] ?? 0
      const b = blue[data[index + 2] ?? 0] ?? 0
      data[index] = levelOf(rr * r + rg * g + rb * b)
      data[index + 1] = levelOf(gr * r + gg * g + gb * b)
      data[index + 2] = levelOf(br * r + bg * g + bb * b)
    }
  }
}

const none = new Float64Array(256)

/** From XYZ under D50, the profile connection space, to linear sRGB (IEC 61966-2-1, adapted by Bradford). */
const srgbFromXyz = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
]

const steps = 16_384
const levels = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
})
const levelOf = (light: number): number => levels[Math.max(0, Math.min(steps, Math.round(light * steps)))] ?? 0

/** Parses a profile; undefined if it is unsupported or damaged. */
function readSpace(profile: Uint8Array): Space | undefined {
  if (textAt(profile, 16, 8) !== 'RGB XYZ ') return undefined
  const view = viewOf(profile)
  try {
    const tags = Array.from({ length: view.getUint32(128) }, (_, index) => 132 + 12 * index)
    const find = (name: string) => {
      const tag = tags.find((at) => textAt(profile, at, 4) === name)
      return tag === undefined ? undefined : view.getUint32(tag + 4)
    }
    const curves = ['rTRC', 'gTRC', 'bTRC'].flatMap((name) => readCurve(profile, find(name)) ?? [])
    const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].flatMap((name) => {
      const at = find(name)
      return at === undefined ? [] : [[8, 12, 16].map((axis) => fixed(view, at + axis))]
    })
    return curves.length + primaries.length === 6 ? { curves, primaries } : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Returns the linear light, 0 to 1, of each of the 256 sample values. */
function readCurve(profile: Uint8Array, at: number | undefined): Float64Array | undefined {
  if (at === undefined) return undefined
  const light = curveAt(viewOf(profile), at, textAt(profile, at, 4))
  return light && Float64Array.from({ length: 256 }, (_, level) => light(level / 255))
}

function curveAt(view: DataView, at: number, type: string): ((level: number) => number) | undefined {
  if (type === 'para') return parametric(view, at)
  if (type !== 'curv') return undefined
  const count = view.getUint32(at + 8)
  if (count === 0) return (level) => level
  if (count === 1) return (level) => level ** (view.getUint16(at + 12) / 256)
  return (level) => {
    const place = level * (count - 1)
    const below = Math.floor(place)
    const [low, high] = [below, Math.min(below + 1, count - 1)].map((index) => view.getUint16(at + 12 + 2 * index))
    return ((low ?? 0) + (place - below) * ((high ?? 0) - (low ?? 0))) / 65_535
  }
}

/** The five function types of a parametric curve (ICC.1, section 10.18). */
function parametric(view: DataView, at: number): ((level: number) => number) | undefined {
  const form = view.getUint16(at + 8)
  const count = [1, 3, 4, 5, 7][form]
  if (!count) return undefined
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, index) =>
    fixed(view, at + 12 + 4 * index),
  )
  if (form < 3) return (level) => (level >= -b / a ? (a * level + b) ** g : 0) + (form === 2 ? c : 0)
  return (level) => (level >= d ? (a * level + b) ** g + e : c * level + f)
}

/** Reads an s15Fixed16Number. */
const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65_536
