import type { RasterImage } from '../raster-image.ts'

/**
 * Gives every pixel the nearest of some colors, each of them four bytes as one number. Colors that differ by less than
 * eight levels, and in alpha by less than sixteen, may get the same one: what is nearest is looked for once for each
 * such group, and not for millions of pixels.
 */
export function withNearest({ width, height, data }: RasterImage, colors: Iterable<number>): RasterImage {
  const palette = Uint32Array.from(colors)
  const levels = new Uint8Array(palette.buffer)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const nearest = new Uint32Array(pixels.length)
  // One more than the number of the color; 0 is not known yet.
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
