import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color as colorField } from '#kit/text-of.ts'
import { interpolate, mixingSpaces } from '#lib/color/interpolate.ts'
import { parseColor } from './write/parse-color.ts'
import { cssFunctionOf, hexOf } from './write/write-color.ts'

/** Mixes two colors; `share` is the second one's. */
export const mix = defineOperation('mix', {
  input: {
    first: z.string(),
    second: z.string(),
    share: z.number().min(0).max(1).default(0.5).meta({ format: 'range' }),
    space: z.enum(mixingSpaces).default('oklch'),
  },
  output: { hex: colorField(), oklch: z.string() },
  run({ first, second, share, space }) {
    const mixed = interpolate(parseColor(first), parseColor(second), share, space)
    return { hex: hexOf(mixed), oklch: cssFunctionOf(mixed, 'oklch', 3) }
  },
})
