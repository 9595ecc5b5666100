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
