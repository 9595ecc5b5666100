import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color as colorField, textOf } from '#kit/text-of.ts'
import { interpolate, mixingSpaces } from '#lib/color/interpolate.ts'
import type { Color } from '#lib/color/read-color.ts'
import { errors } from './errors.ts'
import { parseColor } from './write/parse-color.ts'
import { hexOf, rounded } from './write/write-color.ts'

/** Writes a gradient of CSS: with the space to mix in, or as so many steps that every browser mixes alike. */
export const gradient = defineOperation('gradient', {
  input: {
    colors: z.array(z.string()).max(50),
    kind: z.enum(['linear', 'radial', 'conic']).default('linear'),
    angle: z.number().min(-360).max(360).default(90),
    space: z.enum(mixingSpaces).default('oklch'),
    steps: z.int().min(0).max(100).default(0),
  },
  output: { css: textOf('text/css'), colors: z.array(colorField()) },
  run({ colors: texts, kind, angle, space, steps }) {
    const colors = texts.filter((text) => text.trim() !== '').map(parseColor)
    if (colors.length < 2) throw errors.tooFew()
    const stops = (steps === 0 ? colors : stepsBetween(colors, steps, space)).map(hexOf)
    const direction = { linear: `${rounded(angle, 2)}deg`, radial: 'circle', conic: `from ${rounded(angle, 2)}deg` }[
      kind
    ]
    const method = steps === 0 ? ` in ${space}` : ''
    return { css: `${kind}-gradient(${direction}${method}, ${stops.join(', ')})`, colors: stops }
  },
})

/** Colors at equal distances from the first to the last. */
function stepsBetween(colors: readonly Color[], steps: number, space: (typeof mixingSpaces)[number]): Color[] {
  return Array.from({ length: steps }, (_, at) => {
    const place = steps === 1 ? 0 : (at / (steps - 1)) * (colors.length - 1)
    const index = Math.min(Math.floor(place), colors.length - 2)
    const [first, second] = colors.slice(index, index + 2)
    if (!first || !second) throw errors.tooFew()
    return interpolate(first, second, place - index, space)
  })
}
