import type { Localized } from '#kit/language.ts'

/** A length of time by units, without a sign; fractions as decimal text. */
type Length = Partial<Record<keyof typeof units, number | bigint | string>>

const units = {
  years: { one: 'year', zh: '年' },
  months: { one: 'month', zh: '个月' },
  weeks: { one: 'week', zh: '周' },
  days: { one: 'day', zh: '天' },
  hours: { one: 'hour', zh: '小时' },
  minutes: { one: 'minute', zh: '分钟' },
  seconds: { one: 'second', zh: '秒' },
}

/** Writes a length: `2 months and 3 days`, `2 个月 3 天`; undefined for an empty one. */
export function lengthInWords(length: Length): Localized | undefined {
  const parts = Object.entries(units).flatMap(([unit, words]) => {
    const amount = String(length[unit as keyof Length] ?? 0)
    return amount === '0' ? [] : [{ en: `${amount} ${amount === '1' ? words.one : unit}`, zh: `${amount} ${words.zh}` }]
  })
  const [last, ...before] = parts.map(({ en }) => en).reverse()
  if (last === undefined) return undefined
  const en = before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : last
  return { en, zh: parts.map(({ zh }) => zh).join(' ') }
}
