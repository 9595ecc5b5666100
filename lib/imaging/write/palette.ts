import type { Picture } from '../picture.ts'
import { withNearest } from './nearest-color.ts'
import { optimizePixels } from './oxipng.ts'

/** Writes a picture as PNG with a palette of so many colors at most, 2 to 256, chosen to suit it. */
export async function encodePalette(picture: Picture, colors: number): Promise<Uint8Array<ArrayBuffer>> {
  return optimizePixels(hasAtMost(colors, picture) ? picture : await reduce(picture, colors))
}

/** Says whether a picture has no more different colors than so many, counting levels of alpha as colors. */
export function hasAtMost(colors: number, { data }: Picture): boolean {
  const found = new Set<number>()
  let last: number | undefined
  for (const pixel of new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)) {
    if (pixel === last) continue
    last = pixel
    if (found.add(pixel).size > colors) return false
  }
  return true
}

/** Finds so many colors that suit a picture, and gives every pixel the nearest of them. */
export async function reduce(picture: Picture, colors: number): Promise<Picture> {
  const few = sampleOf(picture)
  const quantized = await quantize(few, colors)
  return few === picture ? quantized : withNearest(picture, new Set(pixelsOf(quantized)))
}

async function quantize({ data, width, height }: Picture, colors: number): Promise<Picture> {
  const { default: UPNG } = await import('upng-js')
  // Its types tell of an older version, which took one picture and answered otherwise.
  const quantize = UPNG.quantize as unknown as (pictures: ArrayBuffer[], colors: number) => { bufs: [ArrayBuffer] }
  const { bufs } = quantize([data.slice().buffer], colors)
  return { width, height, data: new Uint8ClampedArray(bufs[0]) }
}

/** The search for colors takes eighty bytes a pixel: so many pixels tell as much as all. */
const maxSampledPixels = 1_000_000

/** Takes every second pixel of every second row, or fewer; the picture itself if it is small enough. */
function sampleOf(picture: Picture): Picture {
  if (picture.width * picture.height <= 2 * maxSampledPixels) return picture
  const step = Math.ceil(Math.sqrt((picture.width * picture.height) / maxSampledPixels))
  const [width, height] = [Math.ceil(picture.width / step), Math.ceil(picture.height / step)]
  const pixels = pixelsOf(picture)
  const sample = new Uint32Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sample[to++] = pixels[(y * picture.width + x) * step] ?? 0
  }
  return { width, height, data: new Uint8ClampedArray(sample.buffer) }
}

const pixelsOf = ({ data }: Picture): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)
