import { contrastRatio } from '#lib/color/contrast.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import type { Context } from '#lib/drawing/surface.ts'
import { minContrast } from '../drawing/colors.ts'
import { colorsIn } from './dim.ts'
import type { PlacedLine } from './place-text.ts'

/**
 * How far text stands out from what is drawn below it, where it does so least: the contrast of WCAG 2.2, from 1 to 21,
 * cut to tenths as it may not promise more than there is. Without text it is 21.
 */
export function textContrast(
  context: Context,
  lines: readonly PlacedLine[],
  scale: number,
  colorOf: (line: PlacedLine) => string,
): number {
  let minContrast = 21
  for (const line of lines) {
    const text = rgbOf(colorOf(line))
    for (const below of colorsIn(context, line, scale)) minContrast = Math.min(minContrast, contrastRatio(below, text))
  }
  return Math.floor(minContrast * 10) / 10
}

/** What level AA of WCAG 2.2 asks of text. */
export const isReadable = (contrast: number): boolean => contrast >= minContrast
