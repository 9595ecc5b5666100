import { hexOf, type Rgb, rgbOf } from '#lib/color/rgb.ts'

/** Interpolates between two colors; `share` is from 0 to 1. */
export const mix = (from: string, to: string, share: number): string => hexOf(mixRgb(rgbOf(from), rgbOf(to), share))

export const mixRgb = (from: Rgb, to: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [channel(0), channel(1), channel(2)]
}

/** Returns a color with an opacity from 0 to 1. */
export const fade = (hex: string, share: number): string => `rgba(${rgbOf(hex).join(', ')}, ${share})`

/** The contrast ratio that text must have (WCAG 2.2, level AA). */
export const minContrast = 4.5
