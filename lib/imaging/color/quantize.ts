import type { RasterImage } from '../raster-image.ts'

/** Whether an image has at most so many distinct RGBA colors. */
export function hasAtMostColors(colors: number, { data }: RasterImage): boolean {
  const seen = new Set<number>()
  let last: number | undefined
  for (const pixel of new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)) {
    if (pixel === last) continue
    last = pixel
    if (seen.add(pixel).size > colors) return false
  }
  return true
}

/** Quantizes an image: finds a palette of at most so many colors, and maps every pixel to the nearest of them. */
export async function quantize(image: RasterImage, colors: number): Promise<RasterImage> {
  const sample = sampleOf(image)
  const quantized = await quantizeAll(sample, colors)
  return sample === image ? quantized : mapToPalette(image, new Set(pixelsOf(quantized)))
}

async function quantizeAll({ data, width, height }: RasterImage, colors: number): Promise<RasterImage> {
  const { default: UPNG } = await import('upng-js')
  // Its types describe an older version with another signature.
  const search = UPNG.quantize as unknown as (images: ArrayBuffer[], colors: number) => { bufs: [ArrayBuffer] }
  const { bufs } = search([data.slice().buffer], colors)
  return { width, height, data: new Uint8ClampedArray(bufs[0]) }
}

/** The palette search takes 80 bytes per pixel, and a sample of so many pixels gives as good a palette as all. */
const maxSampledPixels = 1_000_000

/** Subsamples an image: every second pixel of every second row, or fewer; the image itself if it is small enough. */
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

/**
 * Maps every pixel to the nearest of some RGBA colors. Pixels are grouped by their upper five bits of red, green and
 * blue and upper four of alpha, and each group shares one search instead of one per pixel.
 */
function mapToPalette({ width, height, data }: RasterImage, colors: Iterable<number>): RasterImage {
  const palette = Uint32Array.from(colors)
  const levels = new Uint8Array(palette.buffer)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const nearest = new Uint32Array(pixels.length)
  // The palette index plus one; 0 if not known yet.
  const nearestByGroup = new Uint16Array(2 ** 19)
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0
    const group = ((pixel >>> 3) & 31) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 9) & 0x7c00) | ((pixel >>> 13) & 0x78000)
    let number = nearestByGroup[group] ?? 0
    if (number === 0) {
      number = 1 + indexOfNearest(levels, pixel)
      nearestByGroup[group] = number
    }
    nearest[at] = palette[number - 1] ?? 0
  }
  return { width, height, data: new Uint8ClampedArray(nearest.buffer) }
}

function indexOfNearest(levels: Uint8Array, pixel: number): number {
  const [red, green, blue, alpha] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24]
  let [best, minDistance] = [0, Number.POSITIVE_INFINITY]
  for (let at = 0; at < levels.length; at += 4) {
    const r = (levels[at] ?? 0) - red
    const g = (levels[at + 1] ?? 0) - green
    const b = (levels[at + 2] ?? 0) - blue
    const a = (levels[at + 3] ?? 0) - alpha
    const distance = r * r + g * g + b * b + a * a
    if (distance < minDistance) [best, minDistance] = [at / 4, distance]
  }
  return best
}
