import type { RasterImage } from '#lib/imaging/raster-image.ts'

type Paint = (x: number, y: number, random: () => number) => number[]

/** Images of five kinds, the same in every run. */
export const images: Record<string, RasterImage> = {
  photo: paint((x, y, random) => {
    const grain = (random() - 0.5) * 14
    const light = 110 + 60 * Math.sin(x / 70 + Math.sin(y / 40)) + 30 * Math.cos(y / 23) + 12 * Math.sin((x * y) / 900)
    return [light + grain + 20, light + grain, light * 0.8 + grain, 255]
  }),
  screenshot: paint((x, y) => {
    if (y < 40) return [0, 105, 115, 255]
    // Lines of letter-like marks on a panel.
    const isMark =
      y % 22 > 7 && y % 22 < 17 && x > 60 && x % 9 < 6 && ((x / 9) | 0) % 7 !== 3 && (x * 7 + y * 3) % 5 < 3
    return isMark ? [40, 45, 50, 255] : x < 48 ? [232, 238, 240, 255] : [255, 255, 255, 255]
  }),
  drawing: paint((x, y) => {
    const isCircle = Math.hypot(x - 320, y - 240) < 150
    return isCircle ? [230, 90, 60, 255] : (x >> 6) % 2 === (y >> 6) % 2 ? [250, 240, 200, 255] : [60, 120, 160, 255]
  }),
  noise: paint((_x, _y, random) => [255 * random(), 255 * random(), 255 * random(), 255]),
  transparent: paint((x, y) => [
    x / 3,
    200 - y / 4,
    120 + 60 * Math.sin(x / 30),
    255 * Math.min(1, Math.hypot(x - 320, y - 240) / 250),
  ]),
}

function paint(color: Paint): RasterImage {
  const [width, height] = [640, 480]
  const data = new Uint8ClampedArray(width * height * 4)
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (let at = 0; at < width * height; at++) data.set(color(at % width, Math.floor(at / width), random), at * 4)
  return { width, height, data }
}
