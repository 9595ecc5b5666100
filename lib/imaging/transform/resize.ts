import { emptyPicture, type Picture, type Size } from '../picture.ts'
import { bandsOf } from './bands.ts'
import type { Box } from './fit.ts'

/** Draws a picture in another size, sharp and without moiré (Magic Kernel Sharp 2013). */
export async function resize(picture: Picture, size: Size): Promise<Picture> {
  if (size.width === picture.width && size.height === picture.height) return picture
  const { default: pica } = await import('pica')
  // Its other features start workers from blob: addresses, which the site forbids, or need a canvas.
  const scaler = pica({ features: ['js', 'wasm'] })
  await scaler.init()
  // What it offers takes a picture whole, three times over; what it is made of takes pieces of one too.
  const { __mathlib: math } = scaler as unknown as { __mathlib: Scaler }
  const result = emptyPicture(size.width, size.height)
  for (const { rows, source } of bandsOf(picture, size)) {
    const band = math.resizeAndUnsharp({
      src: new Uint8Array(picture.data.slice(source.from * picture.width * 4, source.to * picture.width * 4).buffer),
      width: picture.width,
      height: source.to - source.from,
      toWidth: size.width,
      toHeight: rows.to - rows.from,
      scaleX: size.width / picture.width,
      scaleY: size.height / picture.height,
      offsetX: 0,
      offsetY: (rows.from * picture.height) / size.height - source.from,
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
    /** Where the first pixel of the result lies in the source. */
    offsetX: number
    offsetY: number
    filter: 'mks2013'
  }): Uint8Array
}

/** Draws a picture in another size by its nearest pixels, which keeps pixel art sharp. */
export function resizeByNearest(picture: Picture, { width, height }: Size): Picture {
  if (width === picture.width && height === picture.height) return picture
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height)
  const to = new Uint32Array(width * height)
  const columns = Uint32Array.from({ length: width }, (_, x) => ((x + 0.5) * picture.width) / width)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * picture.height) / height) * picture.width
    for (let x = 0; x < width; x++) to[at++] = from[row + (columns[x] ?? 0)] ?? 0
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) }
}

/** Cuts a piece out of a picture. */
export function crop(picture: Picture, { left, top, width, height }: Box): Picture {
  if (width === picture.width && height === picture.height) return picture
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * picture.width + left) * 4
    data.set(picture.data.subarray(start, start + width * 4), row * width * 4)
  }
  return { width, height, data }
}
