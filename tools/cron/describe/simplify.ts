import type { FieldName } from '../parse/dialect.ts'
import {
  type CronField,
  type CronItem,
  type FieldSchedule,
  matchesEitherDay,
  type NumberItem,
  valuesOf,
} from '../parse/schedule.ts'

/** Simplifies the fields of a schedule for its description, without a change of when it runs. */
export function simplifySchedule(schedule: FieldSchedule): FieldSchedule {
  const { fields } = schedule
  const simple = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, simplifyField(field)]),
  ) as FieldSchedule['fields']
  const [day, weekday] = [fields['day-of-month'], fields['day-of-week']]
  // Where either day is enough, one that allows all days is not the same as none.
  if (matchesEitherDay(schedule) && !day.isAny && !weekday.isAny) {
    simple['day-of-month'] = { ...simple['day-of-month'], isAny: false }
    simple['day-of-week'] = { ...simple['day-of-week'], isAny: false }
  }
  return { ...schedule, fields: simple }
}

/** How many values each field has, where they are counted: `1-31` and `1/1` are the same as `*`. */
const sizes: Partial<Record<FieldName, number>> = {
  second: 60,
  minute: 60,
  hour: 24,
  'day-of-month': 31,
  month: 12,
  'day-of-week': 7,
}

/** The most values that are listed one by one in place of a range with a step. */
const maxListed = 12

/**
 * Writes out ranges with steps, since a list of them is not said in words: 9-17/2,20 is 9, 11, 13, 15, 17 and 20. What
 * steps over the whole field stays, as ‘every 15 minutes’.
 */
export function simplifyField(field: CronField): CronField {
  const { name, items } = field
  const values = valuesOf(field)
  if (values.length === sizes[name]) {
    const [from = 0, to = 0] = [values[0], values.at(-1)]
    return { ...field, items: [{ kind: 'numbers', from, to, step: 1 }], isAny: true }
  }
  if (!items.some((item) => item.kind === 'numbers' && item.step > 1)) return field
  const isStep = items.length === 1 && values.length > 1 && name !== 'day-of-week'
  if (isStep && (isWhole(items[0], name) || values.length > maxListed)) return field
  const written = items.flatMap((item): CronItem[] =>
    item.kind === 'numbers' && item.step > 1 ? valuesOf({ ...field, items: [item] }).map(single) : [item],
  )
  const numbers = written.filter((item) => item.kind === 'numbers')
  const distinct = new Map(numbers.map((item) => [`${item.from}-${item.to}`, item]))
  const sorted = [...distinct.values()].sort((one, other) => one.from - other.from)
  return { ...field, items: [...sorted, ...written.filter((item) => item.kind !== 'numbers')] }
}

const single = (value: number): NumberItem => ({ kind: 'numbers', from: value, to: value, step: 1 })

/** Whether an item spans all values of its field, apart from its step. */
export function isWhole(item: CronItem | undefined, name: FieldName): boolean {
  const low = name === 'month' || name === 'day-of-month' ? 1 : 0
  const size = sizes[name]
  return item?.kind === 'numbers' && size !== undefined && item.from === low && item.to === low + size - 1
}
