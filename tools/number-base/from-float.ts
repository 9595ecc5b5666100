import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
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
  output: { ...floatFields, note: z.strictObject({ en: z.string(), zh: z.string() }).optional() },
  run({ hexadecimal, format, bigEndian }) {
    const { width } = layoutOf(format)
    const { whole, rest, isNegative, digitCount } = readNumber(hexadecimal, 16)
    if (isNegative || rest.numerator !== 0n || whole >> BigInt(width)) {
      throw errors.overflow({ number: hexadecimal.trim().slice(0, 60), width })
    }
    const hex = whole.toString(16).padStart(width / 4, '0')
    const bytes = hex.match(/../g) ?? []
    const pattern = BigInt(`0x${(bigEndian ? bytes : bytes.reverse()).join('')}`)
    const note = noteOf(digitCount, width)
    return { ...describeFloat(pattern, format), ...(note && { note }) }
  },
})

/** Remarks that the digits are exactly those of a shorter format, which is easily meant where the default was kept. */
function noteOf(digitCount: number, width: number): Localized | undefined {
  const names = shorterFormats[digitCount]
  if (!names || digitCount * 4 >= width) return undefined
  return {
    en: `${digitCount} digits are a whole ${names.en}. Here zeros are put in front, for ${width} bits; choose the format if that is not meant.`,
    zh: `${digitCount} 个十六进制数字正好是一个 ${names.zh}。此处在前面补零，按 ${width} 位读取；如非本意，请选择对应的格式。`,
  }
}

const shorterFormats: Record<number, Localized> = {
  8: { en: 'float of 32 bits', zh: '32 位的 float' },
  4: { en: 'half or bfloat16 of 16 bits', zh: '16 位的 half 或 bfloat16' },
}
