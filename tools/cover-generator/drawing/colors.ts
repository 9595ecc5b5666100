import { hexOf, type Rgb, rgbOf } from '#lib/color/rgb.ts'

/** The color at a share of the way from one to another. */
export const mix = (from: string, to: string, share: number): string => hexOf(mixRgb(rgbOf(from), rgbOf(to), share))

export const mixRgb = (from: Rgb, to: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [channel(0), channel(1), channel(2)]
}

/** The same color, of which a share is there. */
export const fade = (hex: string, share: number): string => `rgba(${rgbOf(hex).join(', ')}, ${share})`

/** What text must reach to be read with ease (WCAG 2.2, level AA). */
export const minContrast = 4.5
