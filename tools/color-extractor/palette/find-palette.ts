import { hexOf, type Rgb } from '#lib/color/rgb.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { contain } from '#lib/imaging/transform/fit.ts'
import { rgbOfOklab } from '../color/oklab.ts'
import { cluster } from './cluster.ts'
import { type ColorPoint, colorPoints } from './color-points.ts'

/** A color, and the share of pixels that have it or a similar one. */
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

/** The Oklab distance at a tolerance of 100: half of that between black and white. */
const maxTolerance = 0.5

/** Finds the main colors of an image, the most frequent first; empty if it is fully transparent. */
export function findPalette(image: RasterImage, options: PaletteOptions): PaletteColor[] {
  const pixels = samplePixels(image, options.includeTransparent)
  const tolerance = (options.tolerance / 100) * maxTolerance
  const clusters = cluster(colorPoints(pixels), { count: options.count, tolerance })
  const shares = new Map<string, PaletteColor>()
  for (const group of clusters) {
    const rgb = colorOf(group)
    // Rounding may make two colors equal.
    const before = shares.get(hexOf(rgb))?.share ?? 0
    shares.set(hexOf(rgb), { rgb, share: before + group.weight / pixels.length })
  }
  return [...shares]
    .sort(([hex, one], [other, two]) => two.share - one.share || (hex < other ? -1 : 1))
    .map(([, each]) => each)
}

/**
 * Returns a cluster's most frequent color if it makes up half of it, as in a flat area with soft edges; else the mean.
 */
const colorOf = ({ lab, weight, top, topWeight }: ColorPoint): Rgb => (topWeight * 2 >= weight ? top : rgbOfOklab(lab))

/** The longer side of the sampled image, in pixels: more samples don't change the palette. */
const maxSide = 400
/** Pixels with less alpha count as transparent. */
const minAlpha = 128

/**
 * Samples the colors of an image, as 0xrrggbb: all pixels of a small one, or one pixel from each cell of a grid over a
 * large one. The positions within cells are pseudorandom, so that no pattern is missed, but deterministic.
 */
function samplePixels({ data, width, height }: RasterImage, includeTransparent: boolean): Uint32Array {
  const grid = contain({ width, height }, { width: maxSide, height: maxSide })
  const isWhole = grid.width === width && grid.height === height
  const samples = new Uint32Array(grid.width * grid.height)
  let count = 0
  for (let index = 0; index < samples.length; index++) {
    const shift = isWhole ? 0 : hash32(index)
    const x = Math.floor((((index % grid.width) + (shift & 0xffff) / 65_536) * width) / grid.width)
    const y = Math.floor(((Math.floor(index / grid.width) + (shift >>> 16) / 65_536) * height) / grid.height)
    const at = (y * width + x) * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
    if (includeTransparent || alpha >= minAlpha) samples[count++] = (red << 16) | (green << 8) | blue
  }
  return samples.subarray(0, count)
}

/** Hashes a number to 32 pseudorandom bits. */
function hash32(number: number): number {
  let bits = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
