import { emptyImage, type RasterImage, type Size } from '../raster-image.ts'
import type { Box } from './fit.ts'

/** Resizes an image, sharp and without moiré (Magic Kernel Sharp 2013). */
export async function resize(image: RasterImage, size: Size): Promise<RasterImage> {
  if (size.width === image.width && size.height === image.height) return image
  const { default: pica } = await import('pica')
  // Its other features start workers from blob: addresses, which the site forbids, or need a canvas.
  const scaler = pica({ features: ['js', 'wasm'] })
  await scaler.init()
  // Its public API holds the entire image three times; its internal functions also take parts of one.
  const { __mathlib: math } = scaler as unknown as { __mathlib: Scaler }
  const result = emptyImage(size.width, size.height)
  for (const { rows, source } of bandsOf(image, size)) {
    const band = math.resizeAndUnsharp({
      src: new Uint8Array(image.data.slice(source.from * image.width * 4, source.to * image.width * 4).buffer),
      width: image.width,
      height: source.to - source.from,
      toWidth: size.width,
      toHeight: rows.to - rows.from,
      scaleX: size.width / image.width,
      scaleY: size.height / image.height,
      offsetX: 0,
      offsetY: (rows.from * image.height) / size.height - source.from,
      filter: 'mks2013',
    })
    result.data.set(band, rows.from * size.width * 4)
  }
  return result
}

interface Scaler {
  resizeAndUnsharp(piece: {
    src: Uint8Array
    width: number
    height: number
    toWidth: number
    toHeight: number
    scaleX: number
    scaleY: number
    /** The position of the result's first pixel in the source. */
    offsetX: number
    offsetY: number
    filter: 'mks2013'
  }): Uint8Array
}

/** Resizes an image by nearest neighbor, which keeps pixel art sharp. */
export function resizeByNearest(image: RasterImage, { width, height }: Size): RasterImage {
  if (width === image.width && height === image.height) return image
  const from = new Uint32Array(image.data.buffer, image.data.byteOffset, image.width * image.height)
  const to = new Uint32Array(width * height)
  const columns = Uint32Array.from({ length: width }, (_, x) => ((x + 0.5) * image.width) / width)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * image.height) / height) * image.width
    for (let x = 0; x < width; x++) to[at++] = from[row + (columns[x] ?? 0)] ?? 0
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) }
}

/** Crops an image to a box. */
export function crop(image: RasterImage, { left, top, width, height }: Box): RasterImage {
  if (width === image.width && height === image.height) return image
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * image.width + left) * 4
    data.set(image.data.subarray(start, start + width * 4), row * width * 4)
  }
  return { width, height, data }
}

/** A range of rows of the result, and the source rows that they are computed from; `to` is exclusive. */
interface Band {
  rows: { from: number; to: number }
  source: { from: number; to: number }
}

/** The target size of a band in pixels, of the source or of the intermediate result. */
const bandArea = 4_000_000

/** Divides an image into bands that are resized one by one, to save memory. */
function bandsOf(image: Size, result: Size): Band[] {
  const perRow = image.height / result.height
  // Magic Kernel Sharp reaches two and a half pixels of the smaller image to each side.
  const reach = Math.ceil(3 * Math.max(1, perRow)) + 1
  const width = Math.max(image.width, result.width)
  const count = Math.max(1, Math.ceil((width * Math.max(image.height, result.height)) / bandArea))
  const step = Math.ceil(result.height / count)
  const bands: Band[] = []
  for (let from = 0; from < result.height; from += step) {
    const to = Math.min(result.height, from + step)
    const source = {
      from: Math.max(0, Math.floor(from * perRow) - reach),
      to: Math.min(image.height, Math.ceil(to * perRow) + reach),
    }
    bands.push({ rows: { from, to }, source })
  }
  return bands
}
