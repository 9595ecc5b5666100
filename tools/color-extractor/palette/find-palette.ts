import { hexOf, type Rgb } from '#lib/color/rgb.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { contain } from '#lib/imaging/transform/fit.ts'
import { rgbOfLab } from '../color/oklab.ts'
import { cluster } from './cluster.ts'
import { type ColorPoint, colorPoints } from './color-points.ts'

/** What share of the pixels have a color, or one much like it. */
export interface PaletteColor {
  rgb: Rgb
  /** From 0 to 1. */
  share: number
}

export interface PaletteOptions {
  count: number
  /** From 0 to 100. */
  tolerance: number
  includeTransparent: boolean
}

/** The distance that a tolerance of 100 stands for: half the way from black to white. */
const maxTolerance = 0.5

/** Finds the colors that an image consists of, the most frequent first; none where all of it is transparent. */
export function findPalette(image: RasterImage, options: PaletteOptions): PaletteColor[] {
  const pixels = samplePixels(image, options.includeTransparent)
  const tolerance = (options.tolerance / 100) * maxTolerance
  const clusters = cluster(colorPoints(pixels), { count: options.count, tolerance })
  const shares = new Map<string, PaletteColor>()
  for (const group of clusters) {
    const rgb = colorOf(group)
    // Rounded, two colors may be the same.
    const before = shares.get(hexOf(rgb))?.share ?? 0
    shares.set(hexOf(rgb), { rgb, share: before + group.weight / pixels.length })
  }
  return [...shares]
    .sort(([hex, one], [other, two]) => two.share - one.share || (hex < other ? -1 : 1))
    .map(([, each]) => each)
}

/** The most frequent color of a cluster where it makes up half of it, as in a flat area with soft edges; else the mean. */
const colorOf = ({ lab, weight, top, topWeight }: ColorPoint): Rgb => (topWeight * 2 >= weight ? top : rgbOfLab(lab))

/** The longest side of what is looked at, in pixels: more of them change no palette. */
const maxSide = 400
/** Pixels that are less opaque count as transparent. */
const minAlpha = 128

/**
 * Takes colors out of an image, as 0xrrggbb: each pixel of a small one, of a large one the pixel at a place within each
 * of as many equal cells. The places look random, so that no pattern hides between them, but are always the same.
 */
function samplePixels({ data, width, height }: RasterImage, includeTransparent: boolean): Uint32Array {
  const grid = contain({ width, height }, { width: maxSide, height: maxSide })
  const isWhole = grid.width === width && grid.height === height
  const samples = new Uint32Array(grid.width * grid.height)
  let count = 0
  for (let index = 0; index < samples.length; index++) {
    const shift = isWhole ? 0 : scatter(index)
    const x = Math.floor((((index % grid.width) + (shift & 0xffff) / 65_536) * width) / grid.width)
    const y = Math.floor(((Math.floor(index / grid.width) + (shift >>> 16) / 65_536) * height) / grid.height)
    const at = (y * width + x) * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
    if (includeTransparent || alpha >= minAlpha) samples[count++] = (red << 16) | (green << 8) | blue
  }
  return samples.subarray(0, count)
}

/** Makes of a number 32 bits that look random: neighbors have nothing in common. */
function scatter(number: number): number {
  let bits = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
