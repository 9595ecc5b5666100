import type { Picture, Size } from '../picture.ts'
import type { Box } from './fit.ts'

/** Draws a picture in another size, sharp and without moiré (Magic Kernel Sharp 2013). */
export async function resize(picture: Picture, { width, height }: Size): Promise<Picture> {
  if (width === picture.width && height === picture.height) return picture
  const { default: pica } = await import('pica')
  const data = new Uint8ClampedArray(width * height * 4)
  // Its other features start workers from blob: addresses, which the site forbids, or need a canvas.
  await pica({ features: ['js', 'wasm'] }).resizeBuffer({
    src: picture.data,
    width: picture.width,
    height: picture.height,
    toWidth: width,
    toHeight: height,
    dest: new Uint8Array(data.buffer),
  })
  return { width, height, data }
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
