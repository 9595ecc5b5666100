import type { Rgb } from './rgb.ts'

/** The linear light of a level of red, green or blue, from 0 to 1 (IEC 61966-2-1). */
export const light = (level: number): number =>
  level <= 10.31475 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4

/** How light a color is, from 0 to 1 (WCAG 2.2, relative luminance). */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)

/** The contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
