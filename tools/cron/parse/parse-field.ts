import { errors } from '../errors.ts'
import { type DialectRules, dialectNames, type FieldName, fieldLabels, rangeOf } from './dialect.ts'
import type { CronField, CronItem, NumberItem } from './schedule.ts'

interface FieldContext {
  name: FieldName
  rules: DialectRules
  low: number
  high: number
}

/** A part of a field with its position in the expression. */
interface Part {
  text: string
  start: number
}

/** Parses one field of an expression, which begins at `start`. */
export function parseField(name: FieldName, source: string, start: number, rules: DialectRules): CronField {
  const [low, high] = rangeOf(name, rules)
  const context = { name, rules, low, high }
  const isUnspecified = source === '?' && isDayField(name) && rules.hasSpecials
  const items = isUnspecified
    ? [{ kind: 'numbers' as const, from: low, to: high, step: 1 }]
    : partsOf(source, start).map((part, _, parts) => parsePart(part, parts.length > 1, context))
  return {
    name,
    source,
    start,
    items: name === 'day-of-week' ? items.map((item) => fromSunday(item, rules)) : items,
    isAny: isUnspecified || source === '*',
    hasStar: isUnspecified || source.startsWith('*'),
  }
}

const isDayField = (name: FieldName): boolean => name === 'day-of-month' || name === 'day-of-week'

function partsOf(source: string, start: number): Part[] {
  let at = start
  return source.split(',').map((text) => {
    const part = { text, start: at }
    at += text.length + 1
    return part
  })
}

function parsePart(part: Part, isInList: boolean, context: FieldContext): CronItem {
  const { text, start } = part
  if (text === '') throw badFieldError(part, 0, context)
  const special = context.rules.hasSpecials ? parseSpecial(part, context) : undefined
  if (special) {
    // Neither Quartz nor AWS allows these in a list.
    if (isInList && context.rules.needsOneUnspecified) throw badFieldError(part, 0, context)
    return special
  }
  const slash = text.indexOf('/')
  const range = slash < 0 ? text : text.slice(0, slash)
  const step = slash < 0 ? 1 : parseStep({ text: text.slice(slash + 1), start: start + slash + 1 }, context)
  // Quartz reads /15 as */15.
  if (range === '*' || (range === '' && context.rules.wraps)) {
    return { kind: 'numbers', from: context.low, to: topOf(context), step }
  }
  const dash = range.indexOf('-')
  if (dash < 0) {
    const from = parseValue({ text: range, start }, context)
    if (slash >= 0 && !context.rules.stepsFromValue) throw badFieldError(part, slash, context)
    return { kind: 'numbers', from, to: slash < 0 ? from : topOf(context), step }
  }
  const from = parseValue({ text: range.slice(0, dash), start }, context)
  const end = { text: range.slice(dash + 1), start: start + dash + 1 }
  const to = parseValue(end, context)
  if (to < from && !context.rules.wraps) throw badFieldError(end, 0, context)
  return { kind: 'numbers', from, to, step }
}

/** Where Sunday is 0, 7 is Sunday too, so steps end at 6. */
const topOf = ({ name, rules, high }: FieldContext): number =>
  name === 'day-of-week' && !rules.countsFromSunday ? 6 : high

function parseStep(part: Part, context: FieldContext): number {
  if (!/^\d{1,4}$/.test(part.text)) throw badFieldError(part, part.text.search(/\D/), context)
  const step = Number(part.text)
  if (step === 0) throw badFieldError(part, 0, context)
  return step
}

function parseValue(part: Part, { name, rules, low, high }: FieldContext): number {
  const { text } = part
  if (/^[a-z]{3}$/i.test(text)) {
    const value = nameValue(text.toUpperCase(), name, rules)
    if (value !== undefined) return value
  }
  if (!/^\d+$/.test(text)) throw badFieldError(part, Math.max(0, text.search(/\D/)), { name, rules, low, high })
  const value = text.length > 6 ? Number.POSITIVE_INFINITY : Number(text)
  if (value < low || value > high) throw errors.outOfRange({ field: fieldLabels[name], low, high })
  return value
}

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

function nameValue(word: string, name: FieldName, rules: DialectRules): number | undefined {
  if (name === 'month') return monthNames.indexOf(word) + 1 || undefined
  const weekday = name === 'day-of-week' ? weekdayNames.indexOf(word) : -1
  if (weekday < 0) return undefined
  if (rules.countsFromSunday) return weekday + 1
  return weekday === 0 && rules.endsWithSunday ? 7 : weekday
}

/** Parses a day that depends on the month; undefined for any other part. */
function parseSpecial({ text, start }: Part, context: FieldContext): CronItem | undefined {
  const upper = text.toUpperCase()
  if (context.name === 'day-of-month') {
    const [, before, weekday] = /^L(?:-(\d{1,2}))?(W)?$/.exec(upper) ?? []
    if (upper.startsWith('L') && (before !== undefined || /^LW?$/.test(upper))) {
      if (Number(before ?? 0) > 30) throw errors.outOfRange({ field: fieldLabels[context.name], low: 1, high: 31 })
      return { kind: 'lastDay', before: Number(before ?? 0), isWeekday: weekday !== undefined }
    }
    if (!/^\d+W$/.test(upper)) return undefined
    return { kind: 'nearestWeekday', day: parseValue({ text: text.slice(0, -1), start }, context) }
  }
  if (context.name !== 'day-of-week') return undefined
  // In Quartz a bare `L` is Saturday, the last day of its week; Spring requires a weekday.
  if (upper === 'L' && context.rules.countsFromSunday) return { kind: 'numbers', from: 7, to: 7, step: 1 }
  const [, day = '', mark, nth = ''] = /^(\d|[A-Z]{3})(L|#)(\d?)$/.exec(upper) ?? []
  if (!mark || (mark === 'L') !== (nth === '')) return undefined
  const weekday = parseValue({ text: day, start }, context)
  if (mark === 'L') return { kind: 'lastWeekday', weekday }
  if (Number(nth) < 1 || Number(nth) > 5) throw badFieldError({ text, start }, day.length + 1, context)
  return { kind: 'nthWeekday', weekday, nth: Number(nth) }
}

/** Converts days of the week to the common numbering, with Sunday as 0. */
function fromSunday(item: CronItem, { countsFromSunday }: DialectRules): CronItem {
  const shift = countsFromSunday ? 1 : 0
  if (item.kind === 'numbers') return { ...item, from: item.from - shift, to: item.to - shift } satisfies NumberItem
  return 'weekday' in item ? { ...item, weekday: (item.weekday - shift) % 7 } : item
}

/** Returns the error for a character that is not allowed. */
function badFieldError({ text, start }: Part, index: number, { name, rules }: FieldContext): Error {
  const at = Math.max(0, index)
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0x2c)
  // Only crontab(5) lacks these.
  if (!rules.hasSpecials && isDayField(name) && /[LW#?]/i.test(character)) {
    return errors.notInDialect({ dialect: dialectNames.unix, found: character.toUpperCase(), position: start + at + 1 })
  }
  return errors.badField({ field: fieldLabels[name], found: character, position: start + at + 1 })
}
