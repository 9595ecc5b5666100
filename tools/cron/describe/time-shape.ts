import { type CronField, type FieldSchedule, type NumberItem, valuesOf } from '../parse/schedule.ts'
import { isWhole } from './simplify.ts'

/** How a field is described: every value, every nth value, every nth of a range, or a list. */
export type FieldShape =
  | { kind: 'any' }
  | { kind: 'every'; step: number }
  | { kind: 'part'; step: number; from: number; to: number }
  | { kind: 'list'; items: NumberItem[] }

export function shapeOf({ items, name }: CronField): FieldShape {
  const numbers = items.filter((item) => item.kind === 'numbers')
  const [first] = numbers
  if (!first || items.length > 1) return { kind: 'list', items: numbers }
  if (name === 'day-of-week' || name === 'year' || !isWhole(first, name)) {
    const { step, from, to } = first
    return step === 1 ? { kind: 'list', items: numbers } : { kind: 'part', step, from, to }
  }
  return first.step === 1 ? { kind: 'any' } : { kind: 'every', step: first.step }
}

/** Whether only some minutes of an hour, or seconds of a minute, are named. */
export const isListed = ({ kind }: FieldShape): boolean => kind === 'list' || kind === 'part'

/** The most times of day that are listed one by one. */
const maxTimes = 8

/** Lists the times of day of a schedule; undefined where the fields have ranges or there are too many times. */
export function timesOf({ fields: { hour, minute, second } }: FieldSchedule): string[] | undefined {
  const isNamed = ({ items }: CronField) => items.every((item) => item.kind === 'numbers' && item.from === item.to)
  if (![hour, minute, second].every(isNamed)) return undefined
  const [hours, minutes, seconds] = [hour, minute, second].map(valuesOf)
  if (!hours || !minutes || !seconds || hours.length * minutes.length * seconds.length > maxTimes) return undefined
  const hasSeconds = seconds.some((value) => value !== 0)
  return hours.flatMap((h) =>
    minutes.flatMap((m) => seconds.map((s) => (hasSeconds ? [h, m, s] : [h, m]).map(twoDigits).join(':'))),
  )
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Returns a range of hours as times of day: `09:00`, `17:59`; undefined where it is not a single range. */
export function hourSpan({ items }: CronField): [from: string, to: string] | undefined {
  const [item] = items
  if (items.length !== 1 || item?.kind !== 'numbers' || item.step !== 1) return undefined
  return [`${twoDigits(item.from)}:00`, `${twoDigits(item.to)}:59`]
}
