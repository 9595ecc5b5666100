import { srgbToLinear } from '#lib/color/contrast.ts'
import type { Rgb } from '#lib/color/rgb.ts'

/** A color in Oklab (Ottosson, 2020): lightness from 0 to 1, green to red, blue to yellow. Distances are perceptual. */
export type Oklab = readonly [lightness: number, a: number, b: number]

export function oklabOf([red, green, blue]: Rgb): Oklab {
  const [r, g, b] = [srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** Converts to sRGB levels, clipped to the gamut. */
export function rgbOfOklab([lightness, a, b]: Oklab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    level(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    level(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    level(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

export const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

function level(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, share)))
}
