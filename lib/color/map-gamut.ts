import { convertSpace, type SpaceName, type Triple } from './spaces.ts'

type Gamut = 'srgb' | 'display-p3'

/** Whether a color is within a gamut. */
export const isInGamut = (components: Triple, space: SpaceName, gamut: Gamut = 'srgb'): boolean =>
  convertSpace(components, space, gamut).every((value) => value >= -tolerance && value <= 1 + tolerance)

/** Less than one step of 16 bits. */
const tolerance = 1e-5

/**
 * Maps a color into a gamut: reduces chroma until clipping makes no noticeable difference (CSS Color 4, section 13.2).
 * Returns components of the gamut, from 0 to 1.
 */
export function mapToGamut(components: Triple, space: SpaceName, gamut: Gamut = 'srgb'): Triple {
  const [lightness, chroma, hue] = convertSpace(components, space, 'oklch')
  if (isInGamut(components, space, gamut)) return clip(convertSpace(components, space, gamut))
  if (lightness >= 1) return [1, 1, 1]
  if (lightness <= 0) return [0, 0, 0]
  let clipped = clip(convertSpace([lightness, chroma, hue], 'oklch', gamut))
  if (distance(clipped, gamut, [lightness, chroma, hue]) < justNoticeable) return clipped
  let [min, max, isMinInside] = [0, chroma, true]
  while (max - min > precision) {
    const middle = (min + max) / 2
    const tried: Triple = [lightness, middle, hue]
    if (isMinInside && isInGamut(tried, 'oklch', gamut)) {
      min = middle
      continue
    }
    clipped = clip(convertSpace(tried, 'oklch', gamut))
    const apart = distance(clipped, gamut, tried)
    if (apart >= justNoticeable) {
      max = middle
      continue
    }
    if (justNoticeable - apart < precision) return clipped
    isMinInside = false
    min = middle
  }
  return clipped
}

const [justNoticeable, precision] = [0.02, 0.0001]

const clip = ([a, b, c]: Triple): Triple => [unit(a), unit(b), unit(c)]
const unit = (value: number): number => Math.min(1, Math.max(0, value))

function distance(clipped: Triple, gamut: Gamut, tried: Triple): number {
  const [one, other] = [convertSpace(clipped, gamut, 'oklab'), convertSpace(tried, 'oklch', 'oklab')]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
