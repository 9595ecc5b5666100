import { formats } from '#lib/imaging/formats/registry.ts'
import type { Encoding } from '#lib/imaging/write/encodings.ts'

/** How far quality may go, up and down. */
export interface QualityRange {
  lowest: number
  highest: number
}

/**
 * Lists the ways to write an image whose files become smaller and smaller: by quality, or in PNG and GIF by the number of
 * colors, which has a seventieth of the file in each step.
 */
export function ladderOf(encoding: Encoding, { lowest, highest }: QualityRange): Encoding[] {
  if (isByColors(encoding)) {
    const maxCount = encoding.colors ?? (encoding.format === 'gif' ? 256 : maxColors)
    const fewest = lowest < usualLowest ? 2 : 16
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

/** Says whether a format has no quality of its own, and becomes smaller by having fewer colors. */
export const isByColors = ({ format }: Pick<Encoding, 'format'>): boolean =>
  !formats[format].encode.settings.includes('quality')

/** Below it, fewer pixels look better than a lower quality. */
export const usualLowest = 20

/** More than a palette holds, fewer than a photograph has. */
const maxColors = 8192

/** 8192, 7282, 6473 and so on, to 2. */
const colorCounts = [
  ...new Set(Array.from({ length: 75 }, (_, index) => Math.round(maxColors / 1.125 ** index)).filter((n) => n >= 2)),
]
