import type { Picture } from '../picture.ts'
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
export async function reduce({ data, width, height }: Picture, colors: number): Promise<Picture> {
  const { default: UPNG } = await import('upng-js')
  // Its types tell of an older version, which took one picture and answered otherwise.
  const quantize = UPNG.quantize as unknown as (pictures: ArrayBuffer[], colors: number) => { bufs: [ArrayBuffer] }
  const { bufs } = quantize([data.slice().buffer], colors)
  return { width, height, data: new Uint8ClampedArray(bufs[0]) }
}
