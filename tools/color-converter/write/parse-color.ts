import { type Color, readColor } from '#lib/color/read-color.ts'
import { truncate } from '#lib/text/truncate.ts'
import { visibleInLine } from '#lib/text/visible-controls.ts'
import { errors } from '../errors.ts'

/** Reads a color, or says which is none. */
export function parseColor(text: string): Color {
  if (text.trim() === '') throw errors.empty()
  const color = readColor(text)
  if (!color) throw errors.notColor({ text: visibleInLine(truncate(text.trim(), 40)).toWellFormed() })
  return color
}
