import { z } from 'zod'
import { editable } from '#kit/back-to-input.ts'
import { defineOperation } from '#kit/operation.ts'
import { errors } from './errors.ts'
import { readNumber } from './number/read-number.ts'

/**
 * Shows a whole number as the bits of a word, in two's complement. A number with the prefix of a base is a bit pattern
 * of up to the whole width; a decimal number must be in the signed or unsigned range.
 */
export const bits = defineOperation('bits', {
  input: {
    number: z.string(),
    width: z.enum(['32', '8', '16', '64', '128']).default('32'),
    signed: z.boolean().default(true),
  },
  output: {
    binary: editable({ into: 'number', prefix: '0b' }, z.string()),
    hexadecimal: editable({ into: 'number', prefix: '0x' }, z.string()),
    unsigned: editable({ into: 'number', set: { signed: false } }, z.string()),
    signed: editable({ into: 'number', set: { signed: true } }, z.string()),
    inverted: z.string(),
    byteSwapped: z.string(),
    setBits: z.int(),
    leadingZeros: z.int(),
  },
  run({ number, width: name, signed }) {
    const width = Number(name)
    const { whole, rest, isNegative, hasBaseMarker } = readNumber(number, 0)
    const value = isNegative ? -whole : whole
    const min = signed ? -(1n << BigInt(width - 1)) : 0n
    const max = (1n << BigInt(signed && !hasBaseMarker ? width - 1 : width)) - 1n
    if (rest.numerator !== 0n || value < min || value > max) {
      const fitsUnsigned = rest.numerator === 0n && value > max && value >> BigInt(width) === 0n
      const params = { number: number.trim().slice(0, 60), width }
      throw fitsUnsigned ? errors.signedOverflow(params) : errors.overflow(params)
    }
    const word = BigInt.asUintN(width, value)
    const hex = (of: bigint) =>
      of
        .toString(16)
        .toUpperCase()
        .padStart(width / 4, '0')
    const binary = word.toString(2).padStart(width, '0')
    return {
      binary,
      hexadecimal: hex(word),
      unsigned: String(word),
      signed: String(BigInt.asIntN(width, word)),
      inverted: hex(BigInt.asUintN(width, ~word)),
      byteSwapped: (hex(word).match(/../g) ?? []).reverse().join(''),
      setBits: binary.replaceAll('0', '').length,
      leadingZeros: word === 0n ? width : binary.indexOf('1'),
    }
  },
})
