import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color as colorField, textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { findColors } from './find/find-colors.ts'
import { hexOf } from './write/write-color.ts'

const colorRow = z.strictObject({ text: z.string(), hex: colorField(), count: z.int(), line: z.int() })

/** Lists the colors in CSS or code. */
export const find = defineOperation('find', {
  input: { text: textOf('text/plain') },
  output: { colors: z.array(colorRow).meta({ format: 'table' }) },
  run({ text }) {
    if (text.trim() === '') throw errors.noText()
    return { colors: findColors(text).map(({ color, ...rest }) => ({ ...rest, hex: hexOf(color) })) }
  },
})
