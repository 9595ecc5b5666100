import { isLog } from '#lib/recognition/is-prose.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'

/**
 * Recognizes Unix time of 1990 to 2100, dates in RFC 3339 and RFC 5322, dates with a time but no zone, and logs. It runs
 * on the home page, so it knows only the machine's time zone.
 */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file) return []
  if (isLog(text)) return [{ operation: 'replace', label: replace, confidence: confidence.anything + 0.13 }]
  if (isCut || text.length > 60) return []
  const number = /^\d{10}(?:\d{3}){0,3}$/.test(text) ? Number(text.slice(0, 10)) * 1000 : Number.NaN
  if (number >= firstDay && number < lastDay) {
    const kind = kinds[text.length]
    // Longer numbers are seldom anything else, but cards and accounts have 16 and 19 digits.
    const sure = text.length <= 13 ? confidence.likely : confidence.possible
    return [recognition(number + Number(text.slice(10, 13).padEnd(3, '0')), sure, kind)]
  }
  if (rfc3339.test(text) || rfc5322.test(text)) {
    const date = Date.parse(text.replace(' ', rfc3339.test(text) ? 'T' : ' '))
    return Number.isNaN(date) ? [] : [recognition(date, confidence.certain, dateKind)]
  }
  const local = localTime(text)
  return local === undefined ? [] : [recognition(local, confidence.likely, dateKind)]
}

/** Reads a date and a time without a zone, as those of the machine; undefined if there is no such time. */
function localTime(text: string): number | undefined {
  const [, ...parts] = withoutZone.exec(text) ?? []
  if (parts.length === 0) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0))
  const date = new Date(year, month - 1, day, hour, minute, second)
  // A field beyond its range changes the one before; a time that a zone skips is moved by an hour.
  const isDay = date.getMonth() === month - 1 && date.getDate() === day
  return isDay && hour < 24 && minute < 60 && second < 60 ? date.getTime() : undefined
}

const replace = { en: 'Convert the times in the log', zh: '转换日志中的时间' }
const label = { en: 'Convert the time', zh: '转换时间' }
const dateKind = { en: 'a date and time', zh: '日期时间' }

/** Units by the number of digits. */
const kinds: Record<number, Recognition['kind']> = {
  10: { en: 'a Unix timestamp', zh: 'Unix 时间戳' },
  13: { en: 'a timestamp in milliseconds', zh: '毫秒时间戳' },
  16: { en: 'a timestamp in microseconds', zh: '微秒时间戳' },
  19: { en: 'a timestamp in nanoseconds', zh: '纳秒时间戳' },
}

/** 1990 and 2100, in milliseconds. */
const [firstDay, lastDay] = [631_152_000_000, 4_102_444_800_000]

const rfc3339 = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/
const rfc5322 = /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|[+-]\d{4})$/

const withoutZone =
  /^(\d{4})(?:-|\/|年)(\d{1,2})(?:-|\/|月)(\d{1,2})日?(?:T| {1,3})?(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?$/

/** The summary is the local time: `2026-01-05 15:04:05`. */
function recognition(milliseconds: number, sure: number, kind: Recognition['kind']): Recognition {
  const date = new Date(milliseconds)
  const local = new Date(milliseconds - date.getTimezoneOffset() * 60_000).toISOString()
  const brief = summarizeText(local.replace('T', ' ').replace(/(?:\.000)?Z$/, ''))
  return { operation: 'convert', label, confidence: sure, ...(kind && { kind }), brief }
}
