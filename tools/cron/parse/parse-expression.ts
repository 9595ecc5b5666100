import { errors } from '../errors.ts'
import { type Dialect, dialectNames, type FieldName, fieldLabels, fieldNames, rulesOf } from './dialect.ts'
import { parseField } from './parse-field.ts'
import type { CronField, FieldSchedule, RateUnit, Schedule } from './schedule.ts'

/** In characters: longer than any real expression. */
const maxExpressionLength = 5000

/** Parses an expression in a dialect, which `auto` detects. */
export function parseExpression(text: string, dialect: Dialect | 'auto'): Schedule {
  const trimmed = text.trim()
  if (trimmed === '') throw errors.empty()
  if (trimmed.length > maxExpressionLength) throw errors.tooLong({ limit: maxExpressionLength })
  const start = text.indexOf(trimmed)
  const [prefix = '', zone] = /^(?:CRON_TZ|TZ)=(\S{1,60})\s+/.exec(trimmed) ?? []
  const schedule = parseBody(trimmed.slice(prefix.length), start + prefix.length, dialect)
  return zone && schedule.kind === 'fields' ? { ...schedule, zone } : schedule
}

function parseBody(body: string, start: number, requested: Dialect | 'auto'): Schedule {
  const dialect = requested === 'auto' ? detectDialect(body) : requested
  if ((requested === 'auto' || requested === 'unix') && isCrontabLine(body)) throw errors.crontabLine()
  if (body.startsWith('@')) return parseNickname(body, start, dialect)
  if (dialect === 'aws') {
    const rate = /^rate\(\s*(\d{1,9})\s+(minute|hour|day)(s?)\s*\)$/i.exec(body)
    if (rate) return rateOf(Number(rate[1]), rate[2]?.toLowerCase() as RateUnit, start)
    const [head = ''] = /^cron\(\s*/i.exec(body) ?? []
    const inside = head ? body.slice(head.length).replace(/\)$/, '').trimEnd() : body
    return parseFields(inside, start + head.length, dialect)
  }
  return parseFields(body, start, dialect)
}

/** Whether a nickname or five fields are followed by what is no field: the command of a line of a crontab. */
function isCrontabLine(body: string): boolean {
  if (/^@[a-z]{1,10}\s+\S/i.test(body)) return true
  const words = body.split(/\s+/, 6)
  return words.length === 6 && words.every((word, index) => isField(word) === index < 5)
}

/** Whether a word consists of numbers, signs and names such as fields have. */
const isField = (word: string): boolean => /^[\d*?,/#LW-]*$/i.test(word.replace(fieldNamesIn, ''))

const fieldNamesIn = /JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT/gi

/** Detects the dialect by the number of fields and the position of a `?`. */
function detectDialect(body: string): Dialect {
  if (/^(?:cron|rate)\(/i.test(body)) return 'aws'
  const words = body.split(/\s+/)
  if (words.length < 6) return 'unix'
  if (words.length > 6) return 'quartz'
  // The last of six fields is a day of the week, but in AWS a year.
  if (words[3] === '?' || words[5] === '?') return 'quartz'
  return words[2] === '?' || words[4] === '?' || /^(?:19|2\d)\d\d/.test(words[5] ?? '') ? 'aws' : 'spring'
}

const rateLabels: Record<RateUnit, string> = { minute: 'Minute', hour: 'Hour', day: 'Day of month' }

function rateOf(amount: number, unit: RateUnit, start: number): Schedule {
  if (amount === 0) throw errors.badField({ field: rateLabels[unit], found: '0', position: start + 'rate('.length + 1 })
  return { kind: 'rate', dialect: 'aws', amount, unit }
}

/** Names of common schedules in crontab(5) and Spring. */
const nicknames: Record<string, string> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
}

function parseNickname(body: string, start: number, dialect: Dialect): Schedule {
  const name = body.toLowerCase()
  if (name === '@reboot' && dialect === 'unix') return { kind: 'reboot', dialect }
  const five = nicknames[name]
  const isKnown = Object.hasOwn(nicknames, name) || name === '@reboot'
  if (isKnown && (!five || dialect === 'quartz' || dialect === 'aws')) {
    throw errors.notInDialect({ dialect: dialectNames[dialect], found: name, position: start + 1 })
  }
  if (!isKnown || !five) {
    throw errors.badField({ field: fieldLabels.minute, found: '@', position: start + 1 })
  }
  return parseFields(dialect === 'spring' ? `0 ${five}` : five, start, dialect)
}

function parseFields(body: string, start: number, dialect: Dialect): FieldSchedule {
  const rules = rulesOf[dialect]
  const words = Array.from(body.matchAll(/\S+/g), ({ 0: source, index }) => ({ source, start: start + index }))
  const isShort = rules.hasOptionalYear && words.length === rules.fields.length - 1
  if (words.length !== rules.fields.length && !isShort) {
    const expected = rules.hasOptionalYear ? `${rules.fields.length - 1}–${rules.fields.length}` : rules.fields.length
    throw errors.fieldCount({ dialect: dialectNames[dialect], expected, count: words.length })
  }
  const given = new Map(
    words.map(({ source, start: at }, index) => {
      const name = rules.fields[index] ?? 'year'
      return [name, parseField(name, source, at, rules)]
    }),
  )
  const fields = Object.fromEntries(fieldNames.map((name) => [name, given.get(name) ?? missingField(name)])) as Record<
    FieldName,
    CronField
  >
  if (rules.needsOneUnspecified) checkDays(fields['day-of-month'], fields['day-of-week'], dialect)
  return { kind: 'fields', dialect, fields }
}

/** A field that a dialect lacks is second 0, or any year. */
const missingField = (name: FieldName): CronField => ({
  name,
  source: '',
  start: 0,
  items: [{ kind: 'numbers', from: 0, to: 0, step: 1 }],
  isAny: name === 'year',
  hasStar: name === 'year',
})

/** Quartz and AWS require `?` in exactly one of the day fields. */
function checkDays(day: CronField, weekday: CronField, dialect: Dialect): void {
  if ((day.source === '?') !== (weekday.source === '?')) return
  throw errors.oneDayField({ dialect: dialectNames[dialect], position: weekday.start + 1 })
}
