import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import { readDuration } from './duration/read-duration.ts'
import { writeDuration } from './duration/write-duration.ts'
import { errors } from './errors.ts'

/** Reads a length of time as people and ISO 8601 write it. */
export const duration = defineOperation('duration', {
  input: { text: textOf('text/plain') },
  output: { iso: textOf('text/plain'), seconds: z.number().optional() },
  run({ text }) {
    if (text.trim() === '') throw errors.empty()
    const found = readDuration(text)
    if (!found) throw errors.unreadable({ text: truncate(text.trim()) })
    const { sign, years, months, weeks, days, nanoseconds } = found
    const iso = writeDuration(found)
    // Years and months are of no length that could be told.
    if (years + months > 0) return { iso }
    const whole = BigInt(weeks * 7 + days) * 86_400_000_000_000n + nanoseconds
    return { iso, seconds: (sign * Number(whole)) / 1e9 || 0 }
  },
})
