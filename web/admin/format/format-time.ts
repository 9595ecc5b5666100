import type { Language } from '#kit/language.ts'

/** The `Intl` locale of each language. */
export const locales = { en: 'en-US', zh: 'zh-CN' } as const satisfies Record<Language, string>

/** The day of a time in ISO 8601, in the local time zone; a dash if the time is invalid. */
export function formatDay(time: string, language: Language): string {
  const at = Date.parse(time)
  return Number.isNaN(at) ? '–' : new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(at)
}

/** A time in ISO 8601 to the minute: today's without the date, this year's without the year. */
export function formatMoment(time: string, language: Language, now = Date.now()): string {
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) return '–'
  const today = new Date(now)
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  if (at.toDateString() === today.toDateString()) {
    const clock = new Intl.DateTimeFormat(locales[language], hour).format(at)
    return language === 'zh' ? `今天 ${clock}` : `today ${clock}`
  }
  const year = at.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locales[language], { ...year, month: 'short', day: 'numeric', ...hour }).format(at)
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A relative time in its largest unit, from ISO 8601: "3 days ago". */
export function formatTimeAgo(time: string, language: Language, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1000
  if (Number.isNaN(seconds)) return '–'
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1]
  return format.format(-Math.floor(Math.max(0, seconds) / length), unit)
}

/** The duration since a time in ISO 8601, in its largest unit: "12 days". */
export function formatDurationSince(time: string, language: Language, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1000
  if (Number.isNaN(seconds)) return '–'
  const [unit, length] = units.slice(2).find(([, each]) => seconds >= each) ?? ['second', 1]
  const format = new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(Math.max(0, seconds) / length))
}
