import {
  type CronField,
  type CronItem,
  type FieldSchedule,
  matchesEitherDay,
  type NumberItem,
} from '../parse/schedule.ts'
import { hourSpan, isListed, shapeOf, timesOf } from './time-shape.ts'

/** Describes a schedule in a Chinese sentence, from the year down to the second as in Chinese dates. */
export function describeInChinese(schedule: FieldSchedule): string {
  const { year, month, 'day-of-month': day } = schedule.fields
  const [time, isEveryDay] = timeOf(schedule)
  const years = year.isAny ? '' : yearsOf(year)
  const months = month.isAny ? '' : monthsOf(month)
  const days = daysOf(schedule)
  // 每月 1 日, but 1 月 1 日; 每周一, but 1 月的周一 and 1、7 月的 1 日.
  const isWeekly = months === '' && day.isAny && days.startsWith('周')
  const head = years + months + (months === '' && days && !isWeekly ? '每月' : '')
  const isOneMonth = /^\d+ 月$/.test(months)
  const isDate = isOneMonth && /^\d/.test(days)
  const said = isWeekly ? `每 ${days}` : months && days && !isDate ? `的 ${days}` : days
  return spaced(head, said || (isEveryDay ? '每天' : ''), time)
}

/** Joins with spaces between Chinese characters and digits, as everywhere on the site. */
const spaced = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})/gu, ' ')

function timeOf(schedule: FieldSchedule): [time: string, isEveryDay: boolean] {
  const times = timesOf(schedule)
  if (times) return [joined(times), true]
  const { second, minute, hour } = schedule.fields
  const [secondShape, minuteShape, hourShape] = [second, minute, hour].map(shapeOf)
  const parts: string[] = []
  const isMinuteList = minuteShape !== undefined && isListed(minuteShape)
  const span = isMinuteList ? undefined : hourSpan(hour)
  if (hourShape?.kind === 'any') parts.push(isMinuteList ? '每小时' : '')
  else if (span) parts.push(`${span[0]} 至 ${span[1]}`)
  else if (isMinuteList) parts.push(unitOf(hour, '小时', '时'))
  else
    parts.push(
      hourShape?.kind === 'every' ? `每 ${hourShape.step} 小时中的 1 小时内` : `${unitOf(hour, '小时', '时')} 内`,
    )
  const isSecondZero = onlyValue(second) === 0
  if (minuteShape?.kind !== 'any' || isSecondZero) {
    const said = unitOf(minute, '分钟', '分')
    if (onlyValue(minute) === 0 && isSecondZero && parts.at(-1)) parts.push('整点')
    else parts.push(isMinuteList && parts.at(-1) ? `的第 ${said}` : isMinuteList ? `第 ${said}` : said)
  }
  if (!isSecondZero) {
    const said = unitOf(second, '秒', '秒')
    const which = parts.some((part) => part !== '') ? '的第' : '每分钟的第'
    parts.push(secondShape && isListed(secondShape) ? `${which} ${said}` : said)
  }
  return [parts.filter((part) => part !== '').join(' '), false]
}

const onlyValue = ({ items: [item, ...others] }: CronField): number | undefined =>
  item?.kind === 'numbers' && others.length === 0 && item.from === item.to ? item.from : undefined

/** `每 5 分钟`, `0、30 分`. */
function unitOf(field: CronField, every: string, one: string): string {
  const shape = shapeOf(field)
  if (shape.kind === 'any') return `每 ${every}`
  if (shape.kind === 'part') return `${shape.from}–${shape.to} ${one} 每 ${shape.step} ${every}`
  return shape.kind === 'every' ? `每 ${shape.step} ${every}` : `${listOf(shape.items, String)} ${one}`
}

/** Describes one field. */
export function describeFieldInChinese(field: CronField): string {
  const { name } = field
  switch (name) {
    case 'second':
      return spaced(unitOf(field, '秒', '秒'))
    case 'minute':
      return spaced(unitOf(field, '分钟', '分'))
    case 'hour':
      return spaced(unitOf(field, '小时', '时'))
    case 'month':
      return field.isAny ? '每月' : spaced(monthsOf(field))
    case 'year':
      return field.isAny ? '每年' : spaced(yearsOf(field))
    case 'day-of-month':
      return field.isAny ? '每天' : spaced(monthDaysOf(field))
    case 'day-of-week':
      return field.isAny ? '不限星期' : spaced(weekDaysOf(field))
  }
}

function daysOf(schedule: FieldSchedule): string {
  const { 'day-of-month': day, 'day-of-week': weekday } = schedule.fields
  if (day.isAny && weekday.isAny) return ''
  if (day.isAny) return weekDaysOf(weekday)
  if (weekday.isAny) return monthDaysOf(day)
  const days = monthDaysOf(day)
  return matchesEitherDay(schedule) ? `${days} 或每 ${weekDaysOf(weekday)}` : `${days} 且为 ${weekDaysOf(weekday)} 时`
}

function monthDaysOf(field: CronField): string {
  const shape = shapeOf(field)
  if (shape.kind === 'every') return `从 1 日起每 ${shape.step} 天`
  if (shape.kind === 'part') {
    const { step, from, to } = shape
    return to === 31 ? `从 ${from} 日起每 ${step} 天` : `${from} 日至 ${to} 日每 ${step} 天`
  }
  const numbers = field.items.filter((item) => item.kind === 'numbers')
  const others = field.items.flatMap((item) => (item.kind === 'numbers' ? [] : [specialOf(item)]))
  return joined([...(numbers.length > 0 ? [`${listOf(numbers, String)} 日`] : []), ...others])
}

function weekDaysOf(field: CronField): string {
  const numbers = field.items.filter((item) => item.kind === 'numbers')
  const others = field.items.flatMap((item) => (item.kind === 'numbers' ? [] : [specialOf(item)]))
  const listed = numbers.length > 0 ? [listOf(numbers, (value) => weekdays[value % 7] ?? '')] : []
  return joined([...listed, ...others])
}

function specialOf(item: Exclude<CronItem, NumberItem>): string {
  switch (item.kind) {
    case 'lastDay':
      if (item.before === 0) return item.isWeekday ? '最后一个工作日' : '最后一天'
      return item.isWeekday ? `离倒数第 ${item.before + 1} 天最近的工作日` : `倒数第 ${item.before + 1} 天`
    case 'nearestWeekday':
      return `离 ${item.day} 日最近的工作日`
    case 'lastWeekday':
      return `最后一个 ${weekdays[item.weekday % 7]}`
    case 'nthWeekday':
      return `第 ${item.nth} 个 ${weekdays[item.weekday % 7]}`
  }
}

function monthsOf(field: CronField): string {
  const shape = shapeOf(field)
  if (shape.kind === 'every') return `从 1 月起每 ${shape.step} 个月`
  return `${listOf(field.items, String)} 月`
}

function yearsOf(field: CronField): string {
  const shape = shapeOf(field)
  return shape.kind === 'part' ? `${shape.from}–${shape.to} 年每 ${shape.step} 年` : `${listOf(field.items, String)} 年`
}

/** Lists values and ranges: `1、5 至 9、20`. */
function listOf(items: CronItem[], name: (value: number) => string): string {
  const said = items.flatMap((item) => {
    if (item.kind !== 'numbers') return []
    if (item.from === item.to) return [name(item.from)]
    const range = /^\d/.test(name(item.from))
      ? `${name(item.from)}–${name(item.to)}`
      : `${name(item.from)} 至 ${name(item.to)}`
    return [range]
  })
  return said.join('、')
}

const joined = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')} 和 ${parts.at(-1)}`

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
