import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color as colorField, textOf } from '#kit/text-of.ts'
import { schemeOf, schemes } from './palette/schemes.ts'
import { parseColor } from './write/parse-color.ts'
import { cssFunctionOf, hexOf } from './write/write-color.ts'

/** Makes a palette from a color in OKLCH, which is perceptually uniform. */
export const palette = defineOperation('palette', {
  input: {
    color: textOf('text/plain'),
    scheme: z.enum(schemes).default('scale'),
    count: z.int().min(2).max(24).default(11),
  },
  output: {
    colors: z
      .array(z.strictObject({ name: z.string(), hex: colorField(), oklch: z.string() }))
      .meta({ format: 'table' }),
    css: textOf('text/css'),
    tailwind: textOf('text/css'),
    json: textOf('application/json'),
  },
  run({ color, scheme, count }) {
    const colors = schemeOf(parseColor(color), scheme, count).map(({ name, color }) => ({
      name,
      hex: hexOf(color),
      oklch: cssFunctionOf(color, 'oklch', 3),
    }))
    const variables = (write: (hex: string, oklch: string) => string) =>
      colors.map(({ name, hex, oklch }) => `  --color-brand-${name}: ${write(hex, oklch)};\n`).join('')
    return {
      colors,
      css: `:root {\n${variables((hex) => hex)}}\n`,
      tailwind: `@theme {\n${variables((_, oklch) => oklch)}}\n`,
      json: JSON.stringify(
        colors.map(({ name, hex }) => ({ name, hex })),
        undefined,
        2,
      ),
    }
  },
})
