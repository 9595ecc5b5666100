import type { Localized } from '#kit/language.ts'
import { errors } from '../errors.ts'
import { type Dialect, type DialectRules, dialectNames, type FieldName, rulesOf } from '../parse/dialect.ts'
import {
  type CronField,
  type CronItem,
  type FieldSchedule,
  matchesEitherDay,
  type Schedule,
  valuesOf,
} from '../parse/schedule.ts'

interface ConvertedExpression {
  expression: string
  warnings: Localized[]
}

/**
 * Writes a schedule in another dialect, with warnings about what changes.
 *
 * @throws ToolError with the reason why the dialect cannot express it
 */
export function writeExpression(schedule: Schedule, to: Dialect): ConvertedExpression {
  if (schedule.kind === 'fields') return writeFields(schedule, to)
  if (schedule.kind === 'reboot') {
    if (to === 'unix') return { expression: '@reboot', warnings: [] }
    throw errors.notInDialect({ dialect: dialectNames[to], found: '@reboot', position: 1 })
  }
  const { amount, unit } = schedule
  if (to === 'aws') {
    return { expression: `rate(${amount} ${unit}${amount === 1 ? '' : 's'})`, warnings: [] }
  }
  const minute = { unix: '', quartz: '0 ', spring: '0 ', aws: '' }[to]
  const days = to === 'quartz' ? '* * ?' : '* * *'
  const size = { minute: 60, hour: 24, day: 1 }[unit]
  // Steps start over each hour and each day, so only divisors keep even intervals.
  if (amount > size || size % amount !== 0) {
    const params = { dialect: dialectNames[to], amount, position: 'rate('.length + 1 }
    throw unit === 'day' ? errors.unevenDays(params) : errors.unevenRate({ ...params, size })
  }
  const step = amount === 1 ? '*' : `*/${amount}`
  const [minutes, hours] = unit === 'minute' ? [step, '*'] : unit === 'hour' ? ['0', step] : ['0', '0']
  return { expression: `${minute}${minutes} ${hours} ${days}`, warnings: [words.rate] }
}

function writeFields(schedule: FieldSchedule, to: Dialect): ConvertedExpression {
  const { fields, zone } = schedule
  const rules = rulesOf[to]
  const has = (name: FieldName) => rules.fields.includes(name)
  const warnings: Localized[] = []
  checkDays(schedule, to)
  const { second, year } = fields
  // Years do not wrap around: from 2030 to 2026 there are none.
  if (valuesOf(year).length === 0) throw errors.never()
  const isOnMinute = second.items.every((item) => item.kind === 'numbers' && item.from === 0 && item.to === 0)
  if (!has('second') && !isOnMinute) warnings.push(words.seconds)
  if (!has('year') && !year.isAny) warnings.push(words.years)
  if (zone && to !== 'unix') warnings.push({ en: words.zone.en + zone, zh: words.zone.zh + zone })

  // Where only one day field may be set, the other is ‘?’.
  const isWeekly = !fields['day-of-week'].isAny
  const written = rules.fields.flatMap((name) => {
    if (name === 'year' && year.isAny && rules.hasOptionalYear) return []
    if (rules.needsOneUnspecified && name === (isWeekly ? 'day-of-month' : 'day-of-week')) return ['?']
    return [writeField(fields[name], to)]
  })
  const prefix = zone && to === 'unix' ? `CRON_TZ=${zone} ` : ''
  const body = written.join(' ')
  return { expression: prefix + (to === 'aws' ? `cron(${body})` : body), warnings }
}

/** Two day fields match either in crontab(5), both in Spring, and are not allowed elsewhere. */
function checkDays(schedule: FieldSchedule, to: Dialect): void {
  const { 'day-of-month': day, 'day-of-week': weekday } = schedule.fields
  if (day.isAny || weekday.isAny) return
  const isEither = matchesEitherDay(schedule)
  const canSay = to === 'unix' ? isEither || day.hasStar || weekday.hasStar : to === 'spring' && !isEither
  if (canSay) return
  const params = { dialect: dialectNames[to], position: weekday.start + 1 }
  if (rulesOf[to].needsOneUnspecified) throw errors.bothDayFields(params)
  throw to === 'unix' ? errors.eitherDay(params) : errors.bothDays(params)
}

function writeField(field: CronField, to: Dialect): string {
  if (field.isAny) return '*'
  const rules = rulesOf[to]
  const special = rules.hasSpecials ? undefined : field.items.find((item) => item.kind !== 'numbers')
  if (special) {
    const mark = marks[special.kind]
    const position = field.start + field.source.toUpperCase().indexOf(mark) + 1
    throw errors.notInDialect({ dialect: dialectNames[to], found: mark, position })
  }
  return field.items.map((item) => writeItem(item, field, rules)).join(',')
}

const marks = { numbers: '', lastDay: 'L', nearestWeekday: 'W', lastWeekday: 'L', nthWeekday: '#' }

const weekdayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

function writeItem(item: CronItem, field: CronField, rules: DialectRules): string {
  if (item.kind !== 'numbers') return writeDay(item)
  const { from, to, step } = item
  // In Spring, SUN is the end of the week, and 0 its beginning.
  const isFromSunday = rules.endsWithSunday && from === 0 && to > 0
  const name = (value: number): string => {
    if (field.name !== 'day-of-week') return String(value)
    // Names of weekdays mean the same in all dialects, numbers do not.
    return rules.hasSpecials && !isFromSunday ? (weekdayNames[value % 7] ?? '') : String(value)
  }
  const top = { second: 59, minute: 59, hour: 23, 'day-of-month': 31, month: 12, 'day-of-week': 6, year: 2099 }[
    field.name
  ]
  const low = field.name === 'day-of-month' || field.name === 'month' ? 1 : 0
  const suffix = step === 1 ? '' : `/${step}`
  if (from === to) return name(from)
  if (from === low && to === top) return `*${suffix}`
  // A range that wraps around becomes two ranges where the dialect does not support that, with a step a list.
  if (from > to && !rules.wraps && step === 1) {
    const parts = [
      { ...item, to: top },
      { ...item, from: low },
    ]
    return parts.map((part) => writeItem(part, field, rules)).join(',')
  }
  if (from > to && !rules.wraps) {
    return valuesOf({ ...field, items: [item] })
      .map(name)
      .join(',')
  }
  return range(from, to, name) + suffix
}

const range = (from: number, to: number, name: (value: number) => string): string =>
  from === to ? name(from) : `${name(from)}-${name(to)}`

function writeDay(item: Exclude<CronItem, { kind: 'numbers' }>): string {
  switch (item.kind) {
    case 'lastDay':
      return `L${item.before > 0 ? `-${item.before}` : ''}${item.isWeekday ? 'W' : ''}`
    case 'nearestWeekday':
      return `${item.day}W`
    case 'lastWeekday':
      return `${weekdayNames[item.weekday % 7]}L`
    case 'nthWeekday':
      return `${weekdayNames[item.weekday % 7]}#${item.nth}`
  }
}

const words = {
  rate: {
    en: 'A rate is counted from when the rule was created, this from midnight',
    zh: '速率从规则创建时开始计算，此表达式从零点开始计算',
  },
  seconds: { en: 'Seconds are left out: it runs at the start of the minute', zh: '已舍去秒：在每分钟开始时运行' },
  years: { en: 'Years are left out: it runs every year', zh: '已舍去年份：每年都会运行' },
  zone: { en: 'Set the time zone where the schedule is kept: ', zh: '请在调度设置中指定时区：' },
} satisfies Record<string, Localized>
