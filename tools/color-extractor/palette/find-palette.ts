import { hexOf, type Rgb } from '#lib/color/rgb.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { rgbOfLab } from '../color/oklab.ts'
import { cluster } from './cluster.ts'
import { type ColorPoint, colorPoints } from './color-points.ts'
import { samplePixels } from './sample-pixels.ts'

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
  for (const found of clusters) {
    const rgb = colorOf(found)
    // Rounded, two colors may be the same.
    const before = shares.get(hexOf(rgb))?.share ?? 0
    shares.set(hexOf(rgb), { rgb, share: before + found.weight / pixels.length })
  }
  return [...shares]
    .sort(([hex, one], [other, two]) => two.share - one.share || (hex < other ? -1 : 1))
    .map(([, each]) => each)
}

/** A flat area with soft edges is exactly its own color; what has no such color is the middle of what it has. */
const colorOf = ({ lab, weight, top, topWeight }: ColorPoint): Rgb => (topWeight * 2 >= weight ? top : rgbOfLab(lab))
