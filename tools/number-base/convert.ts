import { z } from 'zod'
import { editable } from '#kit/back-to-input.ts'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { maxBase, minBase } from './number/digits.ts'
import { maxNumberLength, numberSeparator, readNumber } from './number/read-number.ts'
import { type WriteOptions, writeNumber } from './number/write-number.ts'

/** An editable output, whose text becomes the input number, with the prefix of its base. */
const asNumber = (prefix = '') => editable({ into: 'number', prefix, set: { from: 0 } }, z.string())

/** Converts a number of any size, also with a fraction, to another base and to the four most common ones. */
export const convert = defineOperation('convert', {
  input: {
    number: textOf('text/plain'),
    // 0 detects the base from the number.
    from: z.int().min(0).max(maxBase).default(0),
    to: z.int().min(minBase).max(maxBase).default(16),
    fractionDigits: advanced(z.int().min(0).max(1000).default(32)),
    grouping: z.int().min(0).max(8).default(0),
    prefix: advanced(z.boolean().default(false)),
    upperCase: z.boolean().default(true),
    eachLine: z.boolean().default(false),
  },
  output: {
    result: textOf('text/plain'),
    isExact: z.boolean(),
    repeating: z.string().optional(),
    binary: asNumber('0b'),
    octal: asNumber('0o'),
    decimal: asNumber(),
    hexadecimal: asNumber('0x'),
    base: z.int(),
  },
  run({ number, from, to, eachLine, ...options }) {
    if (number.length > maxNumberLength) throw errors.tooLong({ limit: maxNumberLength })
    if (from === 1) throw errors.badBase()
    if (!eachLine && numberSeparator.test(number.trim())) throw errors.severalNumbers()
    const lines = eachLine ? number.split(/\r\n|[\r\n]/) : [number]
    const writing: WriteOptions = { ...options, base: to }
    const converted = lines.map((line) =>
      eachLine && line.trim() === '' ? undefined : convertOne(line, from, writing),
    )
    const [first] = converted.filter((each) => each !== undefined)
    if (!first) throw errors.empty()
    const joined = (field: 'result' | 'binary' | 'octal' | 'decimal' | 'hexadecimal') =>
      converted.map((each) => each?.[field] ?? '').join('\n')
    return {
      result: joined('result'),
      isExact: converted.every((each) => each?.isExact ?? true),
      ...(!eachLine && first.repeating && { repeating: first.repeating }),
      binary: joined('binary'),
      octal: joined('octal'),
      decimal: joined('decimal'),
      hexadecimal: joined('hexadecimal'),
      base: first.base,
    }
  },
})

function convertOne(text: string, from: number, writing: WriteOptions) {
  const read = readNumber(text, from)
  const plain = { ...writing, grouping: 0, prefix: false }
  const inBase = (base: number) => writeNumber(read, { ...plain, base }).text
  const { text: result, isExact, repeating } = writeNumber(read, writing)
  return {
    result,
    isExact,
    repeating,
    base: read.base,

    binary: inBase(2),
    octal: inBase(8),
    decimal: inBase(10),
    hexadecimal: inBase(16),
  }
}
