/** A date found in a text. */
export interface FoundDate {
  text: string
  /** Milliseconds since 1970, in UTC where the text names no offset. */
  time: number
}

/** Returns a function from a line to the time of its first date, undefined if it has none. */
export function dateReader(lines: readonly string[]): (line: string) => number | undefined {
  const isDayFirst = dayFirstIn(lines)
  return (line) => datesIn(line, isDayFirst).next().value?.time
}

/**
 * Whether 05/01/2026 means the fifth of January: if another date in the texts has a day above 12 first. They are looked
 * through when it is first asked, which most dates never need.
 */
export function dayFirstIn(texts: readonly string[]): () => boolean {
  let isDayFirst: boolean | undefined
  return () => {
    isDayFirst ??= texts.some((text) => dayFirst.test(text))
    return isDayFirst
  }
}

const dayFirst = /(?<!\d)(?:1[3-9]|2\d|3[01])[/-]\d{1,2}[/-]\d{4}(?!\d)/

/** Lists the dates in a text: 2026-01-05, 2026/1/5, 2026年1月5日, 5 Jan 2026, January 5, 2026, 05/01/2026, each with a time. */
export function* datesIn(text: string, isDayFirst: () => boolean): Generator<FoundDate, undefined> {
  for (let from = 0; ; ) {
    days.lastIndex = from
    const match = days.exec(text)
    if (!match) return
    const day = dayOf(match, isDayFirst)
    // A date may begin within what only looked like one: the second number of 10:30 and 2026-01-05.
    from = match.index + (day === undefined ? 1 : match[0].length)
    if (day === undefined) continue
    time.lastIndex = from
    const clock = time.exec(text)
    const ms = clock ? msOf(clock) : undefined
    yield { text: match[0] + (clock && ms !== undefined ? clock[0] : ''), time: day + (ms ?? 0) }
  }
}

// Groups have numbers only: an object of their names for each date would take longer than finding it.
const days =
  /(?<![\d.])(?:(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?(?!\d)|(\d{1,2})(?: |-|\/)([a-z]{3,9})(?: |-|\/|, )(\d{4})(?!\d)|(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4})(?!\d))|(?<![a-z])([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gi

const time =
  /(?:T| |, |:)?(上午|下午)?(\d{1,2})[:时：](\d{2})(?:[:分：](\d{2})秒?(?:[.,](\d{1,9}))?)?(?: ?([ap]m))?(?: ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?(?![\d:])/iy

function dayOf(match: RegExpExecArray, isDayFirst: () => boolean): number | undefined {
  const [, y1, m1, d1, d2, m2, y2, a3, s3, b3, y3, m4, d4, y4] = match
  if (y1) return utc(Number(y1), Number(m1), Number(d1))
  if (y2) return utc(Number(y2), monthOf(m2), Number(d2))
  if (y4) return utc(Number(y4), monthOf(m4), Number(d4))
  // Dates with dots always have the day first.
  const [day, month] = s3 === '.' || isDayFirst() ? [a3, b3] : [b3, a3]
  return utc(Number(y3), Number(month), Number(day))
}

const monthNames = 'january february march april may june july august september october november december'.split(' ')

/** From 1; 0 if the word is no month. */
const monthOf = (word = ''): number => monthNames.findIndex((name) => isMonth(word.toLowerCase(), name)) + 1

const isMonth = (word: string, name: string): boolean =>
  word === name || word === name.slice(0, 3) || (word === 'sept' && name === 'september')

/** Returns the start of a day; undefined if there is no such day. */
function utc(year: number, month: number, day: number): number | undefined {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0 ? date.getTime() : undefined
}

/** Returns the milliseconds since the start of the day; undefined if there is no such time. */
function msOf(match: RegExpExecArray): number | undefined {
  const [, early, writtenHour, minute, second = '0', fraction = '0', half = '', zone = 'Z'] = match
  const written = Number(writtenHour)
  const isLate = early === '下午' || half.toLowerCase() === 'pm'
  const isHalved = early !== undefined || half !== ''
  const hour = isHalved ? (written % 12) + (isLate ? 12 : 0) : written
  if (hour > 24 || Number(minute) > 59 || Number(second) > 60) return undefined
  const [, sign, hours, minutes] = zone === 'Z' ? [] : (/^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [])
  const offset = sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
  return ((hour * 60 + Number(minute) - offset) * 60 + Number(second)) * 1000 + Number(`0.${fraction}`) * 1000
}
