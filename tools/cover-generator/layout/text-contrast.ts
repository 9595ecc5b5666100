import { contrastRatio } from '#lib/color/contrast.ts'
import { type Rgb, rgbOf } from '#lib/color/rgb.ts'
import type { Context } from '#lib/drawing/surface.ts'
import { minContrast, mixRgb } from '../drawing/colors.ts'
import type { Rect } from '../frame/frame.ts'
import type { PlacedLine } from './place-text.ts'

/**
 * Returns the lowest contrast ratio (WCAG 2.2), from 1 to 21, between text and what is drawn behind it, rounded down to
 * tenths so as not to promise more than there is. Without text it is 21.
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
    for (const behind of colorsIn(context, line, scale)) lowest = Math.min(lowest, contrastRatio(behind, text))
  }
  return Math.floor(lowest * 10) / 10
}

/** Whether a contrast ratio meets WCAG 2.2, level AA. */
export const isReadable = (contrast: number): boolean => contrast >= minContrast

/**
 * Finds the opacity that an overlay of a color needs for text on it to be readable: 0 to 1, at least `min`, in steps of
 * a twentieth.
 */
export function overlayOpacity(
  context: Context,
  box: Rect,
  scale: number,
  overlay: Rgb,
  text: Rgb,
  min: number,
): number {
  const behind = colorsIn(context, box, scale)
  for (let share = min; share < 1; share += 0.05) {
    if (behind.every((color) => contrastRatio(mixRgb(color, overlay, share), text) >= minContrast + 0.2)) return share
  }
  return 1
}

/** Samples the colors in a part of a drawing: some thousands of its pixels. */
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
