import { type Civil, dayOfYearOf, daysOf, isoWeekOf, secondsPerDay, weekdayOf } from '#lib/time/civil.ts'
import type { Instant } from '#lib/time/instant.ts'
import { civilIn, twoDigits } from '#lib/time/write-time.ts'
import { writeOffset, type Zone } from '#lib/time/zone.ts'

/** A time with the fields that the letters of a pattern write. */
interface ZonedTime {
  civil: Civil
  /** Offset from UTC in seconds. */
  offset: number
  zone: Zone
}

type FieldFormatter = (moment: ZonedTime) => string

interface CompiledPattern {
  write: (instant: Instant, zone: Zone) => string
}

/**
 * Compiles a date format pattern of UTS 35 (part 4), as in Java, Swift and ICU, with English names. Text in single
 * quotes and characters other than ASCII letters are literal; returns an unknown letter with its position.
 */
export function compilePattern(pattern: string): CompiledPattern | { letter: string; position: number } {
  const parts: (string | FieldFormatter)[] = []
  for (const { 0: token, index } of pattern.matchAll(/[a-z]+|'(?:[^']|'')*'?|[^a-z']+/gi)) {
    if (token.startsWith("'")) {
      parts.push(token === "''" ? "'" : token.replace(/^'|'$/g, '').replaceAll("''", "'"))
    } else if (!/^[a-z]/i.test(token)) {
      parts.push(token)
    } else {
      for (let at = 0, end = 0; at < token.length; at = end) {
        const letter = token.charAt(at)
        while (token[end] === letter) end++
        const write = letters[letter]?.(end - at)
        if (!write) return { letter, position: index + at + 1 }
        parts.push(write)
      }
    }
  }
  return {
    write: (instant, zone) => {
      const moment = { civil: civilIn(zone, instant), offset: zone.offsetAt(instant.seconds), zone }
      let text = ''
      for (const part of parts) text += typeof part === 'string' ? part : part(moment)
      return text
    },
  }
}

const padded = (number: number, count: number): string =>
  (number < 0 ? '-' : '') + String(Math.abs(number)).padStart(count, '0')

/** Writes a number, padded to the count of letters. */
const number =
  (of: (civil: Civil) => number) =>
  (count: number): FieldFormatter =>
  ({ civil }) =>
    padded(of(civil), count)

/** Writes the last two digits of a year for two letters, else the whole year. */
const year =
  (of: (civil: Civil) => number) =>
  (count: number): FieldFormatter =>
  ({ civil }) =>
    count === 2 ? twoDigits(Math.abs(of(civil)) % 100) : padded(of(civil), count)

/**
 * One or two letters are a number, three an abbreviation, four the full name, five its first letter, six its first two.
 */
const named =
  (names: readonly string[], of: (civil: Civil) => number, isAlwaysNamed = false) =>
  (count: number): FieldFormatter | undefined => {
    if (count < 3 && !isAlwaysNamed) return number(of)(count)
    if (count > 6) return undefined
    const length = count === 4 ? undefined : count === 5 ? 1 : count === 6 ? 2 : 3
    return ({ civil }) => (names[of(civil) - 1] ?? '').slice(0, length)
  }

const eraYear = ({ year: of }: Civil): number => (of > 0 ? of : 1 - of)
const quarter = ({ month }: Civil): number => Math.ceil(month / 3)
const quarterOf = (count: number): FieldFormatter | undefined => {
  if (count < 3) return number(quarter)(count)
  if (count > 5) return undefined
  return ({ civil }) =>
    (count === 3 ? `Q${quarter(civil)}` : (quarters[quarter(civil) - 1] ?? '')).slice(0, count === 5 ? 1 : undefined)
}
const secondOfDay = ({ hour, minute, second }: Civil): number => hour * 3600 + minute * 60 + second

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const quarters = ['1st quarter', '2nd quarter', '3rd quarter', '4th quarter']
const month = named(months, (civil) => civil.month)

/** Writes an offset; `Z` for UTC where allowed, and minutes of 0 left out for a single letter. */
const offset = (count: number, isZ: boolean): FieldFormatter | undefined => {
  if (count > 5) return undefined
  return ({ offset: size }) => {
    if (isZ && size === 0) return 'Z'
    const withSeconds = writeOffset(size)
    const full = count < 4 ? withSeconds.slice(0, 6) : withSeconds
    const colons = count === 3 || count === 5 ? full : full.replaceAll(':', '')
    return count === 1 && colons.endsWith('00') ? colons.slice(0, 3) : colons
  }
}

const gmt =
  (isLong: boolean): FieldFormatter =>
  ({ offset: size }) => {
    if (size === 0) return 'GMT'
    const full = writeOffset(size)
    return `GMT${isLong ? full : full.replace(/^([+-])0/, '$1').replace(':00', '')}`
  }

const zoneNames = new Map<string, Intl.DateTimeFormat>()

/** Writes the name of a zone at a time: `PST`, `Pacific Standard Time`. */
const zoneName =
  (style: 'short' | 'long'): FieldFormatter =>
  ({ civil, offset: size, zone }) => {
    const key = `${style} ${zone.id}`
    const format = zoneNames.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone.id, timeZoneName: style })
    zoneNames.set(key, format)
    const seconds = daysOf(civil) * secondsPerDay + secondOfDay(civil) - size
    return format.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  }

/** The formatters of letters by count; undefined for a count without meaning. */
const letters: Record<string, (count: number) => FieldFormatter | undefined> = {
  G: (count) =>
    count > 5
      ? undefined
      : ({ civil }) => {
          const [short, long] = civil.year > 0 ? ['AD', 'Anno Domini'] : ['BC', 'Before Christ']
          return count === 4 ? long : count === 5 ? short.slice(0, 1) : short
        },
  y: year(eraYear),
  u: number((civil) => civil.year),
  Y: year((civil) => isoWeekOf(civil).year),
  Q: quarterOf,
  q: quarterOf,
  M: month,
  L: month,
  w: number((civil) => isoWeekOf(civil).week),
  d: number((civil) => civil.day),
  D: number(dayOfYearOf),
  F: number((civil) => Math.ceil(civil.day / 7)),
  g: number((civil) => daysOf(civil) + 2_440_588),
  E: named(weekdays, (civil) => weekdayOf(daysOf(civil)), true),
  a: (count) => (count > 5 ? undefined : ({ civil }) => (civil.hour < 12 ? 'AM' : 'PM').slice(0, count === 5 ? 1 : 2)),
  h: number((civil) => civil.hour % 12 || 12),
  H: number((civil) => civil.hour),
  K: number((civil) => civil.hour % 12),
  k: number((civil) => civil.hour || 24),
  m: number((civil) => civil.minute),
  s: number((civil) => civil.second),
  S:
    (count) =>
    ({ civil }) =>
      String(civil.nanosecond).padStart(9, '0').slice(0, count).padEnd(count, '0'),
  A: number((civil) => secondOfDay(civil) * 1000 + Math.floor(civil.nanosecond / 1_000_000)),
  z: (count) => (count > 4 ? undefined : zoneName(count === 4 ? 'long' : 'short')),
  Z: (count) => (count === 5 ? offset(5, true) : count === 4 ? gmt(true) : count < 4 ? offset(2, false) : undefined),
  O: (count) => (count === 1 || count === 4 ? gmt(count === 4) : undefined),
  V: (count) => (count === 2 ? ({ zone }) => zone.id : undefined),
  X: (count) => offset(count, true),
  x: (count) => offset(count, false),
}
