import { type CivilDate, dateOf, dayOfYearOf, daysInMonth, daysOf, isDate, isoWeekOf } from '../civil.ts'
import { monthNumber, weekdayNumber } from './names.ts'

/** The notation of a date. */
export type DateFormat =
  | 'iso'
  | 'week'
  | 'ordinal'
  | 'month'
  | 'yearFirst'
  | 'chinese'
  | 'dayFirst'
  | 'monthFirst'
  | 'dayNameFirst'
  | 'monthNameFirst'

export interface ParsedDate {
  date: CivilDate
  form: DateFormat
  /** The day of the week written with it, 1 for Monday. */
  weekday?: number | undefined
  /** The offset after it. */
  end: number
  /** Whether the first number was read as the day because it cannot be a month. */
  isTurned?: boolean
}

type Groups = Record<string, string | undefined>
type Read = (groups: Groups, dayFirst: boolean) => (CivilDate & { isTurned?: boolean }) | undefined

const numbers: Read = (groups) => ({
  year: numberIn(groups, 'year'),
  month: numberIn(groups, 'month'),
  day: numberIn(groups, 'day'),
})
const named: Read = (groups) => {
  const month = monthNumber(groups['month'] ?? '')
  return month ? { year: numberIn(groups, 'year'), month, day: numberIn(groups, 'day') } : undefined
}

/** Tried in order at the start of the text. None has a year of two digits. */
const forms: [form: DateFormat, pattern: RegExp, read: Read][] = [
  ['iso', /(?<year>\d{4}|[+-]\d{6})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/y, numbers],
  ['iso', /(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?=[T ])/iy, numbers],
  ['ordinal', /(?<year>\d{4}|[+-]\d{6})-?(?<ordinal>\d{3})(?![\d-])/y, readOrdinal],
  ['week', /(?<year>\d{4}|[+-]\d{6})-?W(?<week>\d\d)(?:-?(?<dayOfWeek>[1-7]))?(?!\d)/iy, readWeek],
  ['month', /(?<year>\d{4}|[+-]\d{6})-(?<month>\d\d)$/y, (groups) => numbers({ ...groups, day: '1' }, false)],
  ['yearFirst', /(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})(?<same>[-/.])(?<day>\d{1,2})(?!\d)/y, numbers],
  [
    'chinese',
    /(?<year>\d{4}) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号](?: ?\(?(?:星期|周|礼拜)(?<weekday>[一二三四五六日天])\)?)?/y,
    numbers,
  ],
  [
    'dayNameFirst',
    /(?:(?<weekday>[a-z]{2,9})\.?,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ /-](?:of )?(?<month>[a-z]{3,9})\.?,?[ /-](?<year>\d{4})(?!\d)/iy,
    named,
  ],
  [
    'monthNameFirst',
    /(?:(?<weekday>[a-z]{2,9})\.?,? )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/iy,
    named,
  ],
  ['dayFirst', /(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})(?<same>[/.-])(?<year>\d{4})(?!\d)/y, readUnordered],
]

/** Reads the date that a text begins with. A nonexistent one is returned as `missing`. */
export function readDate(text: string, dayFirst: boolean): ParsedDate | { missing: string } | undefined {
  for (const [form, pattern, read] of forms) {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    const groups: Groups = match?.groups ?? {}
    const isSound = groups['mark'] === groups['same'] && groups['year'] !== '-000000'
    const date = match && isSound && read(groups, dayFirst)
    if (!date) continue
    if (!isDate(date)) return { missing: match[0] }
    const { isTurned = false, ...rest } = date
    const isDayFirst = form === 'dayFirst' && (groups['mark'] === '.' || dayFirst !== isTurned)
    return {
      date: rest,
      form: form === 'dayFirst' && !isDayFirst ? 'monthFirst' : form,
      weekday: weekdayNumber(groups['weekday'] ?? ''),
      end: match[0].length,
      isTurned,
    }
  }
  return undefined
}

const numberIn = (groups: Groups, name: string): number => Number(groups[name])

/** The ordinal date; undefined if the year has no such day. */
function readOrdinal(groups: Groups): CivilDate {
  const [of, ordinal] = [numberIn(groups, 'year'), numberIn(groups, 'ordinal')]
  const date = dateOf(daysOf({ year: of, month: 1, day: 1 }) + ordinal - 1)
  return date.year === of && dayOfYearOf(date) === ordinal ? date : { ...date, day: 0 }
}

/** An ISO 8601 week date; without a day, the Monday. */
function readWeek(groups: Groups): CivilDate {
  const [of, week] = [numberIn(groups, 'year'), numberIn(groups, 'week')]
  const fourth = { year: of, month: 1, day: 4 }
  const weekOne = daysOf(fourth) - ((((daysOf(fourth) + 3) % 7) + 7) % 7)
  const date = dateOf(weekOne + (week - 1) * 7 + Number(groups['dayOfWeek'] ?? 1) - 1)
  const isoWeek = isoWeekOf(date)
  return isoWeek.year === of && isoWeek.week === week ? date : { ...date, day: 0 }
}

/** `5/1/2026`: with points the day comes first, otherwise by `dayFirst`, or as the months allow. */
function readUnordered(groups: Groups, dayFirst: boolean): ReturnType<Read> {
  const [first, second, of] = [numberIn(groups, 'first'), numberIn(groups, 'second'), numberIn(groups, 'year')]
  const isDayFirst = dayFirst || groups['mark'] === '.'
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  const isTurned = groups['mark'] !== '.' && month > 12 && day <= 12 && month <= daysInMonth(of, day)
  return isTurned ? { year: of, month: day, day: month, isTurned } : { year: of, month, day }
}
