import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { drawBigBelow, drawDistinctNumbers } from '#lib/random/draw.ts'
import { errors } from './errors.ts'
import { fromSeed } from './text/seed.ts'

/** Draws whole numbers of any size between two bounds, inclusive. The same seed gives the same numbers. */
export const numbers = defineOperation('numbers', {
  input: {
    minimum: z.string().default('1'),
    maximum: z.string().default('100'),
    count: z.int().min(1).max(100_000).default(1),
    unique: z.boolean().default(false),
    seed: z.string().max(1000).default(''),
  },
  output: { numbers: textOf('text/plain'), seed: z.string() },
  async run({ minimum, maximum, count, unique, seed: given }) {
    const [min, max] = [readWhole(minimum), readWhole(maximum)]
    if (min > max) throw errors.badRange()
    const span = max - min + 1n
    if (unique && BigInt(count) > span) throw errors.tooMany({ limit: Number(span) })
    const { seed, random } = await fromSeed(given)
    const drawn = unique
      ? drawDistinctNumbers(random, span, count)
      : Array.from({ length: count }, () => drawBigBelow(random, span))
    return { numbers: drawn.map((number) => min + number).join('\n'), seed }
  },
})

/** In digits. */
const maxDigits = 1000

function readWhole(text: string): bigint {
  const digits = text.trim()
  if (digits.length > maxDigits) throw errors.tooLong({ limit: maxDigits })
  if (!/^[+-]?\d+$/.test(digits)) throw errors.badNumber({ found: digits.toWellFormed().slice(0, 40) })
  return BigInt(digits.replace(/^\+/, ''))
}
