import type { Localized } from '#kit/language.ts'

/** How far two times are apart; all of it has one sign. */
type Length = Record<'years' | 'months' | 'days' | 'hours' | 'minutes' | 'seconds', number>

/** Says a length: `2 months and 3 days`, `2 个月 3 天`; one that goes back is earlier. */
export function lengthInWords(length: Length): Localized {
  const parts = Object.entries(units).flatMap(([unit, words]) => {
    const amount = Math.abs(length[unit as keyof Length])
    return amount === 0 ? [] : [{ en: `${amount} ${amount === 1 ? words.one : unit}`, zh: `${amount} ${words.zh}` }]
  })
  if (parts.length === 0) return { en: '0 days', zh: '0 天' }
  const isEarlier = Object.values(length).some((amount) => amount < 0)
  const [last, ...before] = parts.map(({ en }) => en).reverse()
  const en = before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : (last ?? '')
  const zh = parts.map((part) => part.zh).join(' ')
  return isEarlier ? { en: `${en} earlier`, zh: `早 ${zh}` } : { en, zh }
}

const units: Record<keyof Length, { one: string; zh: string }> = {
  years: { one: 'year', zh: '年' },
  months: { one: 'month', zh: '个月' },
  days: { one: 'day', zh: '天' },
  hours: { one: 'hour', zh: '小时' },
  minutes: { one: 'minute', zh: '分钟' },
  seconds: { one: 'second', zh: '秒' },
}
