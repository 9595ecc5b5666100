/** The formats of IEEE 754-2019, table 3.5, and bfloat16. */
export const floatFormats = ['double', 'single', 'half', 'bfloat16'] as const

export type FloatFormat = (typeof floatFormats)[number]

interface Layout {
  /** The widths of the fields in bits, and constants of the format. */
  exponent: number
  fraction: number
}

const layouts: Record<FloatFormat, Layout> = {
  double: { exponent: 11, fraction: 52 },
  single: { exponent: 8, fraction: 23 },
  half: { exponent: 5, fraction: 10 },
  bfloat16: { exponent: 8, fraction: 7 },
}

export interface FloatLayout {
  exponentBits: number
  fractionBits: bigint
  width: number
  bias: number
  /** The bit pattern of +infinity: an exponent of ones and a fraction of zeros. */
  infinity: bigint
}

export function layoutOf(format: FloatFormat): FloatLayout {
  const { exponent, fraction } = layouts[format]
  return {
    exponentBits: exponent,
    fractionBits: BigInt(fraction),
    width: 1 + exponent + fraction,
    bias: 2 ** (exponent - 1) - 1,
    infinity: ((1n << BigInt(exponent)) - 1n) << BigInt(fraction),
  }
}
