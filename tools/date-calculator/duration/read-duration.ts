/** A duration; all parts have the same sign. */
export interface Duration {
  sign: 1 | -1
  years: number
  months: number
  weeks: number
  days: number
  /** The sum of hours, minutes, seconds and fractions. */
  nanoseconds: bigint
}

/** In characters. */
const maxDurationLength = 200

/**
 * Parses ISO 8601, a clock, also with days before it, English or Chinese words, or a number of seconds; undefined for
 * any other text.
 */
export function readDuration(text: string): Duration | undefined {
  const trimmed = text.trim()
  if (trimmed.length > maxDurationLength) return undefined
  const plain = trimmed.normalize('NFKC').replaceAll('\u2212', '-').toLowerCase()
  const timedelta = readTimedelta(plain)
  if (timedelta) return timedelta
  const sign = plain.startsWith('-') ? -1 : 1
  const body = plain.replace(/^[+-] ?/, '')
  const parts = readIso(body) ?? readClock(body) ?? readWords(inDigits(body))
  return parts && sum(parts, sign)
}

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond'
type Part = [amount: string, unit: Unit]

const isoUnits: Unit[] = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']

function readIso(text: string): Part[] | undefined {
  const match =
    /^p(?:(\d{1,15})y)?(?:(\d{1,15})m)?(?:(\d{1,15}(?:[.,]\d{1,9})?)w)?(?:(\d{1,15}(?:[.,]\d{1,9})?)d)?(?:t(?:(\d{1,15}(?:[.,]\d{1,9})?)h)?(?:(\d{1,15}(?:[.,]\d{1,9})?)m)?(?:(\d{1,15}(?:[.,]\d{1,9})?)s)?)?$/.exec(
      text,
    )
  if (!match || text.endsWith('t')) return undefined
  const parts = isoUnits.flatMap((unit, index): Part[] => {
    const amount = match[index + 1]
    return amount === undefined ? [] : [[amount, unit]]
  })
  return parts.length > 0 ? parts : undefined
}

/** Parses hours and minutes, and seconds where there are three parts. */
function readClock(text: string): Part[] | undefined {
  const [, hours, minutes = '', seconds = '0'] =
    /^(\d{1,15}):([0-5]\d)(?::([0-5]\d(?:[.,]\d{1,9})?))?$/.exec(text) ?? []
  if (hours === undefined) return undefined
  return [
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ]
}

/**
 * Parses days and a clock as Python and PostgreSQL write them: `1 day, 2:03:04`. With negative days the clock goes
 * forward from them, so that `-1 day, 23:59:59` is a second.
 */
function readTimedelta(text: string): Duration | undefined {
  const [, minus, days, clock = ''] = /^(-)?(\d{1,12}) days?,? (\d{1,2}:\d\d:\d\d(?:\.\d{1,9})?)$/.exec(text) ?? []
  const parts = readClock(clock)
  if (days === undefined || !parts) return undefined
  if (!minus) return sum([[days, 'day'], ...parts], 1)
  const [back, forward] = [sum([[days, 'day']], -1), sum(parts, 1)]
  if (!back || !forward || back.days === 0 || forward.nanoseconds >= dayLength) return undefined
  if (forward.nanoseconds === 0n) return back
  // Less than all of the days: the last one is left with what the clock lacks.
  return { ...back, days: back.days - 1, nanoseconds: dayLength - forward.nanoseconds }
}

const dayLength = 86_400_000_000_000n

/** Writes the numbers of a Chinese duration in digits: 一个半小时 is `1.5小时`, 三十天 `30天`. */
function inDigits(text: string): string {
  return text
    .replace(/[一二两三四五六七八九十百][零一二两三四五六七八九十百]{0,6}/g, (number) => String(chineseNumber(number)))
    .replace(/(\d)个半(?=小时|星期)/g, '$1.5')
    .replace(/(?<!\d)半(?=个?小时|个?星期|天|周|分钟)/g, '0.5')
    .replace(/(\d)(个?小时|个?星期|天|周|分钟)半$/, '$1.5$2')
}

/** The value of a number below a thousand in Chinese digits, with 十 and 百 or digit by digit. */
function chineseNumber(written: string): number {
  if (!/[十百]/.test(written)) return Number(Array.from(written, digitOf).join(''))
  let [total, digit] = [0, 0]
  for (const sign of written) {
    if (sign === '百' || sign === '十') {
      total += (digit || 1) * (sign === '百' ? 100 : 10)
      digit = 0
    } else digit = digitOf(sign)
  }
  return total + digit
}

const digitOf = (sign: string): number => '零一二三四五六七八九'.indexOf(sign.replace('两', '二'))

const words: Record<string, Unit> = {
  y: 'year',
  yr: 'year',
  yrs: 'year',
  year: 'year',
  years: 'year',
  年: 'year',

  mo: 'month',
  mos: 'month',
  month: 'month',
  months: 'month',
  个月: 'month',
  月: 'month',

  w: 'week',
  wk: 'week',
  wks: 'week',
  week: 'week',
  weeks: 'week',
  周: 'week',
  星期: 'week',
  个星期: 'week',

  d: 'day',
  day: 'day',
  days: 'day',
  天: 'day',
  日: 'day',

  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  hour: 'hour',
  hours: 'hour',
  时: 'hour',
  小时: 'hour',
  个小时: 'hour',

  m: 'minute',
  min: 'minute',
  mins: 'minute',
  minute: 'minute',
  minutes: 'minute',
  分: 'minute',
  分钟: 'minute',

  s: 'second',
  sec: 'second',
  secs: 'second',
  second: 'second',
  seconds: 'second',
  秒: 'second',
  秒钟: 'second',

  ms: 'millisecond',
  millisecond: 'millisecond',
  milliseconds: 'millisecond',
  毫秒: 'millisecond',
}

function readWords(text: string): Part[] | undefined {
  if (/^\d{1,15}(?:[.,]\d{1,9})?$/.test(text)) return [[text, 'second']]
  const parts: Part[] = []
  let end = 0
  for (const { 0: match, 1: amount = '', 2: word = '', index } of text.matchAll(
    /(\d{1,15}(?:\.\d{1,9})?) ?([a-z]+|[年个月周星期天日小时分钟秒毫]+)(?:,? and |[, ]{1,2}|[ 零又]{1,3})?/g,
  )) {
    const unit = Object.hasOwn(words, word) ? words[word] : undefined
    if (index !== end || !unit) return undefined
    parts.push([amount, unit])
    end = index + match.length
  }
  // 1h30 has 30 minutes.
  const [, minutes] = parts.at(-1)?.[1] === 'hour' ? (/^([0-5]?\d)$/.exec(text.slice(end)) ?? []) : []
  if (minutes !== undefined) return [...parts, [minutes, 'minute']]
  return end === text.length && parts.length > 0 ? parts : undefined
}

/** In nanoseconds. A fraction of a day counts as one of 24 hours. */
const sizes: Partial<Record<Unit, bigint>> = {
  week: 604_800_000_000_000n,
  day: 86_400_000_000_000n,
  hour: 3_600_000_000_000n,
  minute: 60_000_000_000n,
  second: 1_000_000_000n,
  millisecond: 1_000_000n,
}

function sum(parts: Part[], sign: 1 | -1): Duration | undefined {
  const total: Duration = { sign, years: 0, months: 0, weeks: 0, days: 0, nanoseconds: 0n }
  for (const [amount, unit] of parts) {
    const [whole = '', fraction = ''] = amount.split(/[.,]/)
    const size = sizes[unit]
    // A fraction of a year or month has no fixed length.
    if (!size && fraction !== '') return undefined
    if (unit === 'year') total.years += Number(whole)
    else if (unit === 'month') total.months += Number(whole)
    else if (unit === 'week') total.weeks += Number(whole)
    else if (unit === 'day') total.days += Number(whole)
    else total.nanoseconds += BigInt(whole) * (size ?? 0n)
    if (size && fraction !== '') total.nanoseconds += (BigInt(fraction) * size) / 10n ** BigInt(fraction.length)
  }
  return [total.years, total.months, total.weeks, total.days].every(Number.isSafeInteger) ? total : undefined
}
