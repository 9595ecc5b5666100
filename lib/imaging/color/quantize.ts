import type { RasterImage } from '../raster-image.ts'
import { withNearest } from './nearest-color.ts'

/** Says whether an image has no more different colors than so many, counting levels of alpha as colors. */
export function hasAtMost(colors: number, { data }: RasterImage): boolean {
  const seen = new Set<number>()
  let last: number | undefined
  for (const pixel of new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)) {
    if (pixel === last) continue
    last = pixel
    if (seen.add(pixel).size > colors) return false
  }
  return true
}

/** Finds so many colors that suit an image, and gives every pixel the nearest of them. */
export async function quantize(image: RasterImage, colors: number): Promise<RasterImage> {
  const few = sampleOf(image)
  const quantized = await quantizeAll(few, colors)
  return few === image ? quantized : withNearest(image, new Set(pixelsOf(quantized)))
}

async function quantizeAll({ data, width, height }: RasterImage, colors: number): Promise<RasterImage> {
  const { default: UPNG } = await import('upng-js')
  // Its types tell of an older version, which took one image and answered otherwise.
  const search = UPNG.quantize as unknown as (images: ArrayBuffer[], colors: number) => { bufs: [ArrayBuffer] }
  const { bufs } = search([data.slice().buffer], colors)
  return { width, height, data: new Uint8ClampedArray(bufs[0]) }
}

/** The search for colors takes eighty bytes a pixel: so many pixels tell as much as all. */
const maxSampledPixels = 1_000_000

/** Takes every second pixel of every second row, or fewer; the image itself if it is small enough. */
function sampleOf(image: RasterImage): RasterImage {
  if (image.width * image.height <= 2 * maxSampledPixels) return image
  const step = Math.ceil(Math.sqrt((image.width * image.height) / maxSampledPixels))
  const [width, height] = [Math.ceil(image.width / step), Math.ceil(image.height / step)]
  const pixels = pixelsOf(image)
  const sample = new Uint32Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sample[to++] = pixels[(y * image.width + x) * step] ?? 0
  }
  return { width, height, data: new Uint8ClampedArray(sample.buffer) }
}

const pixelsOf = ({ data }: RasterImage): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)
