import type { Rgb } from './rgb.ts'

/** Converts an sRGB component from 0 to 255 to linear light from 0 to 1 (IEC 61966-2-1). */
export const srgbToLinear = (level: number): number =>
  level <= 10.31475 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * srgbToLinear(red) + 0.7152 * srgbToLinear(green) + 0.0722 * srgbToLinear(blue)

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
