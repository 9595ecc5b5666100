import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { type CronField, type FieldSchedule, matchesEitherDay, type Schedule, valuesOf } from '../parse/schedule.ts'
import { localRuns } from '../runs/local-runs.ts'

/** Lists warnings about behavior that people often do not expect. */
export function warningsOf(schedule: Schedule): Localized[] {
  if (schedule.kind !== 'fields') return []
  const { fields } = schedule
  const cycles = [fields.second, fields.minute, fields.hour].flatMap(unevenSteps)
  return [...cycles, ...dayWarnings(schedule), ...(isNever(schedule) ? [words.never] : [])]
}

/**
 * 2000-01-01 in local time, in seconds since 1970: searches from here in both directions reach all years of a dialect.
 */
const y2k = 946_684_800

const isNever = (schedule: FieldSchedule): boolean =>
  localRuns(schedule, y2k, false).next().done === true && localRuns(schedule, y2k, true).next().done === true

const sizes: Partial<Record<CronField['name'], number>> = { second: 60, minute: 60, hour: 24 }

/** Warns of steps that do not divide an hour or a day, after which the last gap is shorter. */
function unevenSteps({ name, items, source }: CronField): Localized[] {
  const size = sizes[name] ?? 0
  return items.flatMap((item) => {
    if (item.kind !== 'numbers' || item.step === 1 || size % item.step === 0) return []
    if (item.from !== 0 || item.to !== size - 1) return []
    const rest = size - Math.floor((size - 1) / item.step) * item.step
    const units = unitWords[name as 'second' | 'minute' | 'hour']
    return [bothFilled(words.uneven, { source, rest }, { en: units.en, zh: units.zh })]
  })
}

const unitWords = {
  second: { en: 'seconds', zh: '秒' },
  minute: { en: 'minutes', zh: '分钟' },
  hour: { en: 'hours', zh: '小时' },
}

function dayWarnings(schedule: FieldSchedule): Localized[] {
  const { 'day-of-month': day, 'day-of-week': weekday } = schedule.fields
  const warnings: Localized[] = []
  if (!day.isAny && !weekday.isAny) {
    const isStar = schedule.dialect === 'unix' && !matchesEitherDay(schedule)
    warnings.push(matchesEitherDay(schedule) ? words.either : isStar ? words.starBoth : words.both)
  }
  if (day.source.startsWith('*/')) warnings.push(words.restarts)
  const lowest = Math.min(...valuesOf(day))
  if (schedule.fields.month.isAny && lowest >= 29 && day.items.every((item) => item.kind === 'numbers')) {
    warnings.push(bothFilled(words.shortMonths, { day: lowest }))
  }
  return warnings
}

function bothFilled({ en, zh }: Localized, params: Record<string, string | number>, unit?: Localized): Localized {
  return {
    en: fill(en, { ...params, unit: unit?.en ?? '' }),
    zh: fill(zh, { ...params, unit: unit?.zh ?? '' }),
  }
}

const words = {
  uneven: {
    en: '{source} starts over each time: the last gap is {rest} {unit}',
    zh: '{source} 每轮重新计数，最后一个间隔只有 {rest} {unit}',
  },
  either: {
    en: 'Both day fields are set: it runs on days that match either',
    zh: '“日”和“星期”都有限制：满足任一条件就会运行',
  },
  both: {
    en: 'Both day fields are set: it runs only on days that match both',
    zh: '“日”和“星期”都有限制：同时满足才会运行',
  },
  starBoth: {
    en: 'A day field begins with *: it runs only on days that match both',
    zh: '有一个日期字段以 * 开头：同时满足“日”和“星期”才会运行',
  },
  restarts: { en: 'Days are counted from the 1st of each month anew', zh: '每月从 1 日重新计数' },
  shortMonths: { en: 'Months without a day {day} are left out', zh: '没有 {day} 日的月份不会运行' },
  never: { en: 'There is no such day: it never runs', zh: '没有这样的日期：永远不会运行' },
} satisfies Record<string, Localized>
