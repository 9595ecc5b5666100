import { isDate, secondsOf } from '#lib/time/civil.ts'
import type { Instant } from '#lib/time/instant.ts'
import type { TimeUnit } from '#lib/time/read/read-number.ts'
import { readTime } from '#lib/time/read-time.ts'
import { resolveLocalTime, type Zone } from '#lib/time/zone.ts'

interface ReplaceOptions {
  zone: Zone
  unit: TimeUnit | 'auto'
  write: (instant: Instant) => string
  /** Whether the output is a number, which needs no quotes in JSON. */
  isNumber: boolean
}

/** Replaces the timestamps in a text, line by line in JSON Lines. */
export function replaceTimestamps(text: string, options: ReplaceOptions): { text: string; count: number } {
  const read = readerFor(options)
  let count = 0
  const replaceIn = (part: string): string => {
    const isWithin = !options.isNumber && isJson(part) ? stringTracker(part) : undefined
    return part.replace(timestamp, (match: string, offset: number) => {
      const instant = read(match)
      if (!instant) return match
      count++
      const written = options.write(instant)
      // A JSON number that becomes a text needs quotes.
      return isWithin && !isWithin(offset) ? JSON.stringify(written) : written
    })
  }
  const isByLine = /^\s*[[{]/.test(text) && !isJson(text)
  return { text: isByLine ? text.replace(/[^\r\n]+/g, replaceIn) : replaceIn(text), count }
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** Returns a function that tells whether an offset in JSON is within a string; offsets must be ascending. */
function stringTracker(json: string): (offset: number) => boolean {
  let at = 0
  let isWithin = false
  return (offset) => {
    for (; at < offset; at++) {
      if (json[at] === '"') isWithin = !isWithin
      else if (json[at] === '\\') at++
    }
    return isWithin
  }
}

/**
 * Candidates for timestamps: a number by itself, and a date with a time as in RFC 3339, Go, log4j, RFC 5322, Apache and
 * ctime; with an offset, or an abbreviation that means one everywhere.
 */
const timestamp =
  /(?<![\w.+-])(?:\d{5,20}(?:\.\d{1,15})?|(?:\d{4}-\d\d-\d\d[T ]|\d{4}\/\d\d\/\d\d )\d\d:\d\d(?::\d\d(?:[.,]\d{1,12})?)?(?: ?[+-]\d\d:?\d\d|Z| (?:UTC|GMT|[EMP][SD]T|AK[SD]T|HST|WES?T|CES?T|EES?T|MSK|HKT|[JK]ST|A[CEW]ST|A[CE]DT|NZ[SD]T))?(?:\[[A-Za-z_]{1,20}(?:\/[\w+-]{1,30}){1,2}\])?|(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)?(?: [+-]\d{4}| (?:[A-Z]{2,3}|AK[SD]T|[CEW]EST|A[CEW]ST|A[CE]DT|NZ[SD]T))?|\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d (?:[A-Z]{3,4} )?\d{4})(?![\w+]|-\w|\.\d|:\d)/g

/** In seconds since 1970: 1990 and 2100. A number outside of these years is probably not a time. */
const [minSeconds, maxSeconds] = [631_152_000, 4_102_444_800]

function readerFor({ zone, unit }: ReplaceOptions): (text: string) => Instant | undefined {
  const isLikely = ({ seconds }: Instant) => seconds >= minSeconds && seconds < maxSeconds
  return (text) => {
    if (/^\d+(?:\.\d+)?$/.test(text)) {
      const instant = unit === 'auto' ? readPlainNumber(text) : readAs(text, unit, zone)
      return instant && isLikely(instant) ? instant : undefined
    }
    const instant = readPlainIso(text, zone)
    if (instant) return instant
    const reading = readTime(text.replace(/\s+/g, ' '), { zone })
    return 'instant' in reading ? reading.instant : undefined
  }
}

/**
 * Reads a number by its digits: seconds, milliseconds, microseconds and nanoseconds have 10, 13, 16 and 19, of which
 * the first ten are the seconds.
 */
function readPlainNumber(text: string): Instant | undefined {
  const point = text.indexOf('.')
  const digits = point < 0 ? text.length : point
  if (digits < 10 || digits > 19 || (digits - 10) % 3 !== 0) return undefined
  const behind = (text.slice(10, digits) + text.slice(digits + 1)).slice(0, 9)
  return { seconds: Number(text.slice(0, 10)), nanosecond: Number(behind.padEnd(9, '0')) }
}

function readAs(text: string, unit: TimeUnit, zone: Zone): Instant | undefined {
  const reading = readTime(text, { zone, unit })
  return 'instant' in reading ? reading.instant : undefined
}

/** Reads the most common format of logs quickly; undefined for any other, which the general parser reads. */
function readPlainIso(text: string, zone: Zone): Instant | undefined {
  const {
    date,
    hour,
    minute,
    second,
    fraction = '',
    offset = '',
  } = /^(?<date>\d{4}.\d\d.\d\d).(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?(?<offset>Z|[+-]\d\d:\d\d)?$/.exec(
    text,
  )?.groups ?? {}
  if (!date) return undefined
  const day = { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
  const clock = { hour: Number(hour), minute: Number(minute), second: Number(second) }
  if (!isDate(day) || clock.hour > 23 || clock.minute > 59 || clock.second > 59) return undefined
  const local = secondsOf({ ...day, ...clock, nanosecond: 0 })
  const nanosecond = Number(fraction.padEnd(9, '0'))
  if (offset === '') return resolveLocalTime(zone, local, nanosecond).instant
  if (offset === 'Z') return { seconds: local, nanosecond }
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4))]
  if (hours > 23 || minutes > 59) return undefined
  return { seconds: local - (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60), nanosecond }
}
