import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import { lengthInWords } from './describe/length-words.ts'
import { bothLanguages } from './describe/weekdays.ts'
import { type Duration, readDuration } from './duration/read-duration.ts'
import { errors } from './errors.ts'

/** Parses a duration in ISO 8601 or in words, and writes it as both. */
export const duration = defineOperation('duration', {
  input: { text: textOf('text/plain') },
  output: { iso: textOf('text/plain'), words: bothLanguages, seconds: z.number().optional() },
  run({ text }) {
    if (text.trim() === '') throw errors.empty()
    const parsed = readDuration(text)
    if (!parsed) throw errors.unreadable({ text: truncate(text.trim()) })
    const { sign, years, months, weeks, days, nanoseconds } = parsed
    const said = { iso: writeDuration(parsed), words: durationInWords(parsed) }
    // Years and months have no fixed length in seconds.
    if (years + months > 0) return said
    const whole = BigInt(weeks * 7 + days) * 86_400_000_000_000n + nanoseconds
    return { ...said, seconds: (sign * Number(whole)) / 1e9 || 0 }
  },
})

/** Writes a duration in ISO 8601: `P1DT2H30M`. An empty one is `PT0S`. */
function writeDuration({ sign, years, months, weeks, days, nanoseconds }: Duration): string {
  const { hours, minutes, seconds } = clockOf(nanoseconds)
  const date = part(years, 'Y') + part(months, 'M') + part(weeks, 'W') + part(days, 'D')
  const clock = part(hours, 'H') + part(minutes, 'M') + (seconds === '0' ? '' : `${seconds}S`)
  if (date + clock === '') return 'PT0S'
  return `${sign < 0 ? '-' : ''}P${date}${clock && `T${clock}`}`
}

function durationInWords({ sign, nanoseconds, ...date }: Duration): Localized {
  const words = lengthInWords({ ...date, ...clockOf(nanoseconds) })
  if (!words) return { en: '0 seconds', zh: '0 秒' }
  return sign < 0 ? { en: `minus ${words.en}`, zh: `负 ${words.zh}` } : words
}

/** Splits nanoseconds to hours, minutes, and seconds with their fraction. */
function clockOf(nanoseconds: bigint): { hours: bigint; minutes: bigint; seconds: string } {
  const [seconds, rest] = [nanoseconds / 1_000_000_000n, nanoseconds % 1_000_000_000n]
  const fraction = rest === 0n ? '' : `.${withoutZeros(String(rest).padStart(9, '0'))}`
  return { hours: seconds / 3600n, minutes: (seconds / 60n) % 60n, seconds: String(seconds % 60n) + fraction }
}

function withoutZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

const part = (amount: number | bigint, letter: string): string => (Number(amount) === 0 ? '' : `${amount}${letter}`)
