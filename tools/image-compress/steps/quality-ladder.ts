import { formats } from '#lib/imaging/formats/all-formats.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'

/** The lowest and the highest quality allowed. */
export interface QualityRange {
  lowest: number
  highest: number
}

/**
 * Lists encodings of an image with smaller and smaller files: by quality, or in PNG and GIF by the number of colors, in
 * steps of a ninth.
 */
export function qualityLadder(encoding: Encoding, { lowest, highest }: QualityRange): Encoding[] {
  if (reducesColors(encoding)) {
    const maxCount = encoding.colors ?? (encoding.format === 'gif' ? 256 : maxColors)
    const fewest = lowest < lowestGoodQuality ? 2 : 16
    return colorCounts
      .filter((colors) => colors >= fewest && colors <= maxCount)
      .map((colors) => ({ ...encoding, colors }))
  }
  return Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, index) => ({
    ...encoding,
    lossless: false,
    quality: highest - index,
  }))
}

/** Whether a format has no quality setting, so that only fewer colors make its files smaller. */
export const reducesColors = ({ format }: Pick<Encoding, 'format'>): boolean =>
  !formats[format].encode.settings.includes('quality')

/** Below it, fewer pixels look better than a lower quality. */
export const lowestGoodQuality = 20

/** More than a palette has, fewer than a photograph. */
const maxColors = 8192

/** 8192, 7282, 6473 and so on, to 2. */
const colorCounts = [
  ...new Set(Array.from({ length: 75 }, (_, index) => Math.round(maxColors / 1.125 ** index)).filter((n) => n >= 2)),
]
