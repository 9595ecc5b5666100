import { type Color, readColor } from '#lib/color/read-color.ts'
import { escapeControlsInLine } from '#lib/text/escape-controls.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from '../errors.ts'

/** Parses a color. @throws ToolError empty, notColor */
export function parseColor(text: string): Color {
  if (text.trim() === '') throw errors.empty()
  const color = readColor(text)
  if (!color) throw errors.notColor({ text: escapeControlsInLine(truncate(text.trim(), 40)).toWellFormed() })
  return color
}
