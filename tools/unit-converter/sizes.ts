import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { add, divideRounded, type Fraction, fraction } from '#lib/numbers/fraction.ts'
import { errors } from './errors.ts'
import { readValue } from './read/read-value.ts'
import { resolveUnits } from './read/resolve-units.ts'
import { toBase } from './table/convert-value.ts'
import { unitsOf } from './table/units.ts'
import { withMark, writeRounded } from './write/write-value.ts'

/** Converts a size in bytes to units of 1000 and of 1024, to words, and to transfer times at some speeds. */
export const sizes = defineOperation('sizes', {
  input: { bytes: z.string() },
  output: {
    decimal: z.string(),
    binary: z.string(),
    inWords: z.strictObject({ en: z.string(), zh: z.string() }),
    times: z.array(z.strictObject({ speed: z.string(), text: z.string() })).meta({ format: 'table' }),
  },
  run({ bytes: text }) {
    const bytes = readBytes(text)
    return {
      decimal: inLargest(bytes, /^[kMGTPEZY]?B$/),
      binary: inLargest(bytes, /^(?:[KMGTPEZY]iB|B)$/),
      inWords: bytesInWords(bytes),
      times: speeds.map(([speed, bitsPerSecond]) => ({
        speed,
        text: writeDuration(fraction(8n * bytes, bitsPerSecond)),
      })),
    }
  },
})

/** Usual speeds of internet connections and local networks. */
const speeds: [speed: string, bitsPerSecond: bigint][] = [
  ['2 Mbit/s', 2_000_000n],
  ['20 Mbit/s', 20_000_000n],
  ['100 Mbit/s', 100_000_000n],
  ['500 Mbit/s', 500_000_000n],
  ['1 Gbit/s', 1_000_000_000n],
  ['10 Gbit/s', 10_000_000_000n],
]

/** Parses a whole number of bytes, with or without a unit. */
function readBytes(text: string): bigint {
  const isBare = /^[\d\s,_.]+$/.test(text.trim())
  const parts = readValue(isBare ? `${text.trim().replaceAll('_', '')} B` : text)
  const units = resolveUnits(parts, { units: unitsOf('data'), inContext: [] })
  const values = parts.map(({ value }, index): Fraction => {
    const unit = units[index]
    return (unit && toBase(value, unit)) ?? value
  })
  const { numerator, denominator } = values.reduce(add, fraction(0n))
  if (denominator !== 1n || numerator < 0n) throw errors.notBytes({ found: text.trim().slice(0, 40).toWellFormed() })
  return numerator
}

/** Writes a size in the largest unit that is not above it; a rounded value is marked with ≈. */
function inLargest(bytes: bigint, symbols: RegExp): string {
  const units = unitsOf('data')
    .filter(({ symbol }) => symbols.test(symbol))
    .sort((a, b) => Number(a.factor.numerator - b.factor.numerator))
  const unit = units.findLast(({ factor }) => bytes >= factor.numerator) ?? units[0]
  return `${withMark(writeRounded(fraction(bytes, unit?.factor.numerator), 6, 'plain'))} ${unit?.symbol}`
}

/** Writes a number of bytes in words, in millions or in 万 and 亿, with four digits; smaller numbers in full. */
const bytesInWords = (bytes: bigint): Localized => ({
  en: inSteps(bytes, english, 1000n)
    .concat(bytes === 1n ? 'byte' : 'bytes')
    .join(' '),
  zh: inSteps(bytes, chinese, 10_000n).join(' '),
})

/** Steps of 1000 or 10,000; one without a name is skipped. */
const english = { about: 'about', steps: ['', '', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion'] }
const chinese = { about: '约', steps: ['字节', '万字节', '亿字节', '万亿字节', '亿亿字节'] }

function inSteps(bytes: bigint, { about, steps }: typeof english, step: bigint): string[] {
  let level = 0
  while (level < steps.length - 1 && bytes >= step ** BigInt(level + 1)) level++
  const name = steps[level] ?? ''
  const isBare = level === 0 || name === ''
  const { text, isExact } = writeRounded(
    fraction(bytes, isBare ? 1n : step ** BigInt(level)),
    isBare ? 6 : 4,
    'grouped',
  )
  return [isExact ? '' : about, text, name].filter((word) => word !== '')
}

/** Writes seconds in their two largest units: 1 h 12 min. Below a second in milliseconds. */
function writeDuration({ numerator, denominator }: Fraction): string {
  const milliseconds = divideRounded(1000n * numerator, denominator)
  if (milliseconds === 0n) return numerator === 0n ? '0 s' : '< 1 ms'
  if (milliseconds < 1000n) return `${milliseconds} ms`
  const seconds = divideRounded(numerator, denominator)
  const index = durationUnits.findIndex(([, size]) => seconds >= size)
  const [[symbol, size] = ['s', 1n], next] = [durationUnits[index], durationUnits[index + 1]]
  const rest = next && (seconds % size) / next[1]
  return `${seconds / size} ${symbol}${rest ? ` ${rest} ${next[0]}` : ''}`
}

const durationUnits: [symbol: string, size: bigint][] = [
  ['d', 86_400n],
  ['h', 3600n],
  ['min', 60n],
  ['s', 1n],
]
