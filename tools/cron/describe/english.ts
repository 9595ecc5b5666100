import { monthNames, weekdayNames } from '#lib/time/english-names.ts'
import {
  type CronField,
  type CronItem,
  type FieldSchedule,
  matchesEitherDay,
  type NumberItem,
} from '../parse/schedule.ts'
import { hourSpan, isListed, shapeOf, timesOf } from './time-shape.ts'

/** Describes a schedule in an English sentence. */
export function describeInEnglish(schedule: FieldSchedule): string {
  const { fields } = schedule
  const [time, isEveryDay] = timeOf(schedule)
  const days = daysOf(schedule)
  // ‘day 1 of the month in May’ is ‘day 1 in May’.
  const said = fields.month.isAny ? days : days.replaceAll(' of the month', '')
  const month = fields.month.isAny ? '' : ` in ${monthsOf(fields.month)}`
  const years = yearsOf(fields.year)
  const year = fields.year.isAny ? '' : month ? ` ${years}` : ` in ${years}`
  return time + (said || (isEveryDay ? ' every day' : '')) + month + year
}

/** Describes the time of day, and whether ‘every day’ can be added to it. */
function timeOf(schedule: FieldSchedule): [time: string, isEveryDay: boolean] {
  const times = timesOf(schedule)
  if (times) return [`At ${joined(times)}`, true]
  const { second, minute, hour } = schedule.fields
  const parts: string[] = []
  const isSecondZero = onlyValue(second) === 0
  if (!isSecondZero) parts.push(unitOf(second, 'second'))
  const minuteShape = shapeOf(minute)
  const isPerMinute = isSecondZero || isListed(shapeOf(second))
  if (minuteShape.kind !== 'any' || isPerMinute) parts.push(unitOf(minute, 'minute'))
  const hourShape = shapeOf(hour)
  const span = isListed(minuteShape) ? undefined : hourSpan(hour)
  if (hourShape.kind === 'any') {
    if (isListed(minuteShape)) parts.push('every hour')
  } else if (span) {
    parts.push(`from ${span[0]} to ${span[1]}`)
  } else {
    parts.push(unitOf(hour, 'hour'))
  }
  const [first = '', ...rest] = parts
  const capital = /^every/.test(first) ? first.replace('every', 'Every') : `At ${first}`
  return [capital + rest.map((part) => (part.startsWith('from') ? ` ${part}` : ` of ${part}`)).join(''), false]
}

const onlyValue = ({ items: [item, ...others] }: CronField): number | undefined =>
  item?.kind === 'numbers' && others.length === 0 && item.from === item.to ? item.from : undefined

/** `every 5 minutes`, `minutes 0 and 30`, `every 2nd hour`. */
function unitOf(field: CronField, unit: string): string {
  const shape = shapeOf(field)
  if (shape.kind === 'any') return `every ${unit}`
  if (shape.kind === 'every')
    return unit === 'hour' ? `every ${ordinal(shape.step)} hour` : `every ${shape.step} ${unit}s`
  if (shape.kind === 'part') return `every ${shape.step} ${unit}s from ${unit} ${shape.from} to ${shape.to}`
  const isOne = onlyValue(field) !== undefined
  return `${unit}${isOne ? '' : 's'} ${listOf(shape.items, String)}`
}

/** Describes one field. */
export function describeFieldInEnglish(field: CronField): string {
  const { name } = field
  if (field.isAny)
    return `every ${name === 'day-of-month' ? 'day of the month' : name === 'day-of-week' ? 'day of the week' : name}`
  if (name === 'second' || name === 'minute' || name === 'hour') return unitOf(field, name)
  if (name === 'month') return monthsOf(field)
  if (name === 'year') return yearsOf(field)
  return name === 'day-of-month' ? monthDaysOf(field) : weekDaysOf(field)
}

function daysOf(schedule: FieldSchedule): string {
  const { 'day-of-month': day, 'day-of-week': weekday } = schedule.fields
  if (day.isAny && weekday.isAny) return ''
  if (day.isAny) return isOneRange(weekday) ? `, ${weekDaysOf(weekday)}` : ` on ${weekDaysOf(weekday)}`
  if (weekday.isAny) return ` on ${monthDaysOf(day)}`.replace(/ on (?=\d+ days? before)/, ' ')
  const word = matchesEitherDay(schedule) ? 'or on' : 'if it is'
  return ` on ${monthDaysOf(day)} ${word} ${weekDaysOf(weekday)}`
}

const isOneRange = ({ items: [item, ...others] }: CronField): boolean =>
  item?.kind === 'numbers' && others.length === 0 && item.from !== item.to && item.step === 1

function monthDaysOf(field: CronField): string {
  const shape = shapeOf(field)
  if (shape.kind === 'every' || shape.kind === 'part') {
    const { step, from, to } = { from: 1, to: 31, ...shape }
    return `every ${ordinal(step)} day of the month from the ${ordinal(from)}${to === 31 ? '' : ` to the ${ordinal(to)}`}`
  }
  const numbers = field.items.filter((item) => item.kind === 'numbers')
  const others = field.items.flatMap((item) => (item.kind === 'numbers' ? [] : [specialOf(item)]))
  const isOne = numbers.length === 1 && onlyValue({ ...field, items: numbers }) !== undefined
  const listed = numbers.length > 0 ? [`day${isOne ? '' : 's'} ${listOf(numbers, String)} of the month`] : []
  return joined([...listed, ...others])
}

function weekDaysOf(field: CronField): string {
  const numbers = field.items.filter((item) => item.kind === 'numbers')
  const others = field.items.flatMap((item) => (item.kind === 'numbers' ? [] : [specialOf(item)]))
  const listed = numbers.length > 0 ? [listOf(numbers, (value) => weekdayNames.at((value % 7) - 1) ?? '')] : []
  return joined([...listed, ...others])
}

function specialOf(item: Exclude<CronItem, NumberItem>): string {
  switch (item.kind) {
    case 'lastDay': {
      const last = item.isWeekday && item.before === 0 ? 'the last weekday of the month' : 'the last day of the month'
      if (item.before === 0) return last
      const days = `${item.before} day${item.before === 1 ? '' : 's'} before the last day of the month`
      return item.isWeekday ? `the weekday nearest to ${days}` : days
    }
    case 'nearestWeekday':
      return `the weekday nearest to day ${item.day} of the month`
    case 'lastWeekday':
      return `the last ${weekdayNames.at((item.weekday % 7) - 1)} of the month`
    case 'nthWeekday':
      return `the ${ordinal(item.nth)} ${weekdayNames.at((item.weekday % 7) - 1)} of the month`
  }
}

function monthsOf(field: CronField): string {
  const shape = shapeOf(field)
  if (shape.kind === 'every') return `every ${ordinal(shape.step)} month from January`
  return listOf(field.items, (value) => monthNames[value - 1] ?? '')
}

function yearsOf(field: CronField): string {
  const shape = shapeOf(field)
  if (shape.kind === 'part') return `every ${ordinal(shape.step)} year from ${shape.from} to ${shape.to}`
  return listOf(field.items, String)
}

/** Lists values and ranges: `1, 5 to 9 and 20`. */
function listOf(items: CronItem[], name: (value: number) => string): string {
  const said = items.flatMap((item) => {
    if (item.kind !== 'numbers') return []
    if (item.from === item.to) return [name(item.from)]
    return [`${name(item.from)} to ${name(item.to)}`]
  })
  return joined(said)
}

function joined(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function ordinal(number: number): string {
  const [tens, ones] = [number % 100, number % 10]
  if (tens > 10 && tens < 20) return `${number}th`
  return number + (ones === 1 ? 'st' : ones === 2 ? 'nd' : ones === 3 ? 'rd' : 'th')
}
