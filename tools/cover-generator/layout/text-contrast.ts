import { contrastRatio } from '#lib/color/contrast.ts'
import { type Rgb, rgbOf } from '#lib/color/rgb.ts'
import type { Context } from '#lib/drawing/surface.ts'
import { minContrast, mixRgb } from '../drawing/colors.ts'
import type { Rect } from '../frame/frame.ts'
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
  let lowest = 21
  for (const line of lines) {
    const text = rgbOf(colorOf(line))
    for (const below of colorsIn(context, line, scale)) lowest = Math.min(lowest, contrastRatio(below, text))
  }
  return Math.floor(lowest * 10) / 10
}

/** What level AA of WCAG 2.2 asks of text. */
export const isReadable = (contrast: number): boolean => contrast >= minContrast

/**
 * Finds how much of a color must lie over what is drawn, so that text stands out from it: 0 to 1, in steps of a
 * twentieth, no less than a given share.
 */
export function dimFor(context: Context, box: Rect, scale: number, over: Rgb, text: Rgb, min: number): number {
  const below = colorsIn(context, box, scale)
  for (let share = min; share < 1; share += 0.05) {
    if (below.every((color) => contrastRatio(mixRgb(color, over, share), text) >= minContrast + 0.2)) return share
  }
  return 1
}

/** What colors are in a part of a drawing: some thousands of its pixels. */
function colorsIn(context: Context, { x, y, width, height }: Rect, scale: number): Rgb[] {
  const { data } = context.getImageData(
    Math.floor(x * scale),
    Math.floor(y * scale),
    Math.max(1, Math.ceil(width * scale)),
    Math.max(1, Math.ceil(height * scale)),
  )
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / 5000))
  const colors: Rgb[] = []
  for (let at = 0; at < data.length; at += step) colors.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
  return colors
}
