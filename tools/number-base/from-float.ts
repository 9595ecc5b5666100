import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { errors } from './errors.ts'
import { describeFloat, floatFields } from './float/describe-float.ts'
import { floatFormats, layoutOf } from './float/formats.ts'
import { readNumber } from './number/read-number.ts'

/** Decodes the bytes of a float; missing digits are leading zeros. */
export const fromFloat = defineOperation('from-float', {
  input: {
    hexadecimal: z.string(),
    format: z.enum(floatFormats).default('double'),
    bigEndian: z.boolean().default(true),
  },
  output: floatFields,
  run({ hexadecimal, format, bigEndian }) {
    const { width } = layoutOf(format)
    const { whole, rest, isNegative } = readNumber(hexadecimal, 16)
    if (isNegative || rest.numerator !== 0n || whole >> BigInt(width)) {
      throw errors.overflow({ number: hexadecimal.trim().slice(0, 60), width })
    }
    const hex = whole.toString(16).padStart(width / 4, '0')
    const bytes = hex.match(/../g) ?? []
    return describeFloat(BigInt(`0x${(bigEndian ? bytes : bytes.reverse()).join('')}`), format)
  },
})
