import { z } from 'zod'
import type { Localized } from '#kit/language.ts'

/** A duration in words, in both languages. */
export const timeText = z.strictObject({ en: z.string(), zh: z.string() })

/**
 * Writes the average time to guess a secret: half of all possibilities, at ten billion guesses a second, the rate of a
 * graphics card on a fast hash.
 */
export const crackTimeOf = (bits: number): Localized => durationOf(2 ** (bits - 1) / guessesPerSecond)

const guessesPerSecond = 1e10

/** Writes seconds roughly in their largest unit; above a million years only the order of magnitude. */
export function durationOf(seconds: number): Localized {
  if (seconds < 1) return { en: 'less than a second', zh: '不到 1 秒' }
  const years = seconds / year
  if (years >= 1e9) return { en: 'over a billion years', zh: '10 亿年以上' }
  if (years >= 1e6) return { en: 'over a million years', zh: '100 万年以上' }
  const { size, en, zh } = units.findLast((unit) => seconds >= unit.size) ?? second
  const count = Math.floor(seconds / size)
  const shown = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(count)
  return { en: `${shown} ${en}${count === 1 ? '' : 's'}`, zh: `${shown} ${zh}` }
}

const second = { size: 1, en: 'second', zh: '秒' }
const day = 86_400
const year = 365.25 * day
const units = [
  second,
  { size: 60, en: 'minute', zh: '分钟' },
  { size: 3600, en: 'hour', zh: '小时' },
  { size: day, en: 'day', zh: '天' },
  { size: year / 12, en: 'month', zh: '个月' },
  { size: year, en: 'year', zh: '年' },
]
