import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color as colorField, textOf } from '#kit/text-of.ts'
import { interpolate, mixingSpaces } from '#lib/color/interpolate.ts'
import type { Color } from '#lib/color/read-color.ts'
import { errors } from './errors.ts'
import { parseColor } from './write/parse-color.ts'
import { formatNumber, hexOf } from './write/write-color.ts'

/** Per gradient. */
const maxColors = 50

/**
 * Writes a CSS gradient: with the interpolation space, or precomputed in steps, which look the same in every browser.
 */
export const gradient = defineOperation('gradient', {
  input: {
    colors: z.array(z.string()).max(maxColors),
    kind: z.enum(['linear', 'radial', 'conic']).default('linear'),
    angle: z.number().min(-360).max(360).default(90),
    space: z.enum(mixingSpaces).default('oklch'),
    steps: z.int().min(0).max(100).default(0),
  },
  output: { css: textOf('text/css'), colors: z.array(colorField()) },
  run({ colors: texts, kind, angle, space, steps }) {
    // A list field may have split the text at the commas within a color.
    const colors = colorsIn(texts.join(',')).map(parseColor)
    if (colors.length < 2) throw errors.tooFew()
    const stops = (steps === 0 ? colors : stepsBetween(colors, steps, space)).map(hexOf)
    const direction = {
      linear: `${formatNumber(angle, 2)}deg`,
      radial: 'circle',
      conic: `from ${formatNumber(angle, 2)}deg`,
    }[kind]
    const method = steps === 0 ? ` in ${space}` : ''
    return { css: `${kind}-gradient(${direction}${method}, ${stops.join(', ')})`, colors: stops }
  },
})

/** Splits a list at commas, except those within parentheses. */
function colorsIn(text: string): string[] {
  const colors: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: sign, index } of `${text},`.matchAll(/[(),，]/g)) {
    if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 || index === text.length) {
      const color = text.slice(start, index).trim()
      if (color !== '' && colors.push(color) > maxColors) throw errors.tooMany({ limit: maxColors })
      start = index + 1
    }
  }
  return colors
}

/** Interpolates equidistant colors from the first to the last. */
function stepsBetween(colors: readonly Color[], steps: number, space: (typeof mixingSpaces)[number]): Color[] {
  return Array.from({ length: steps }, (_, at) => {
    const place = steps === 1 ? 0 : (at / (steps - 1)) * (colors.length - 1)
    const index = Math.min(Math.floor(place), colors.length - 2)
    const [first, second] = colors.slice(index, index + 2)
    if (!first || !second) throw errors.tooFew()
    return interpolate(first, second, place - index, space)
  })
}
