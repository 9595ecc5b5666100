import { type Civil, civilOf, daysOf, secondsOf, weekdayOf } from './civil.ts'
import { type Instant, isInRange } from './instant.ts'
import { readClock } from './read/read-clock.ts'
import { type DateFormat, readDate } from './read/read-date.ts'
import { isNumber, readNumber, type TimeUnit } from './read/read-number.ts'
import { readSuffix, readZone } from './read/read-zone.ts'
import { resolveLocalTime, type Zone } from './zone.ts'

/** A parsed time, and how it was read. */
export interface ParsedTime {
  instant: Instant
  /** The civil time as written; for a number, the one in the requested zone. */
  civil: Civil
  /** The zone that the text itself names, by an offset or by a name. */
  zone?: Zone | undefined
  form: TimeFormat
  notes: TimeNote[]
}

export type TimeFormat =
  | { code: 'number'; unit: TimeUnit; digits: number }
  /** `20260105` or `20260105093000`. */
  | { code: 'digits' }
  | { code: DateFormat; hasTime: boolean }

/** Assumptions made where the text is ambiguous or incomplete. */
export type TimeNote =
  | { code: 'skipped' | 'twice'; zone: string }
  | { code: 'leapSecond' | 'endOfDay' | 'cut' | 'dayTurned' | 'monthTurned' | 'otherWeekday' }
  | { code: 'abbreviation' | 'usualAbbreviation'; abbreviation: string; offset: number }
  | { code: 'ownAbbreviation'; abbreviation: string; offset: number; zone: string }

/** Why a text is not a time; `noSuchDate` and `unknownZone` name the part at fault. */
export type TimeError =
  | { problem: 'unreadable' | 'outOfRange' }
  | { problem: 'noSuchDate' | 'unknownZone'; found: string }

interface ReadOptions {
  /** The zone of a time that names none. */
  zone: Zone
  unit?: TimeUnit | 'auto'
  dayFirst?: boolean
}

/** In characters, without surrounding blanks. Numbers may be longer, to report that they are out of range. */
const maxTimeLength = 200

const unreadable: TimeError = { problem: 'unreadable' }

/**
 * Parses a time in any common notation: numbers since an epoch, RFC 3339, RFC 9557, ISO 8601, RFC 5322, HTTP, ctime,
 * English and Chinese. A zone in the text takes precedence over the requested one.
 */
export function readTime(text: string, { zone, unit = 'auto', dayFirst = false }: ReadOptions): ParsedTime | TimeError {
  const plain = plainOf(text)
  if (plain.length > maxTimeLength) return { problem: /^[+-]?\d+$/.test(plain) ? 'outOfRange' : 'unreadable' }
  if (isNumber(plain)) return (unit === 'auto' ? readDigits(plain, zone) : undefined) ?? readCount(plain, unit, zone)
  return readWritten(plain, zone, dayFirst)
}

/**
 * Normalizes full-width digits and other kinds of spaces to ASCII; removes bidirectional marks and what surrounds a time
 * in code and logs: a comma after it, quotes or brackets around it, and the @ of GNU date before a number.
 */
function plainOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length > 4 * maxTimeLength) return trimmed
  const plain = trimmed.normalize('NFKC').replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
  const straight = plain.replaceAll('\u2212', '-').replace(/\s+/g, ' ').trim()
  const alone = straight.replace(/ ?[,;]$/, '')
  const isQuoted = alone.length > 1 && /^["'`]/.test(alone) && alone.at(0) === alone.at(-1)
  const isBracketed = /^\[[^[\]]*\]$/.test(alone)
  const inner = isQuoted || isBracketed ? alone.slice(1, -1).trim() : alone
  return inner.replace(/^@(?=[+-]?\d)/, '')
}

/** `20260105` and `20260105093000`, from the year 1000 to 2999 and only valid times. */
function readDigits(text: string, zone: Zone): ParsedTime | undefined {
  if (!/^[12]\d{7}(?:\d{6})?$/.test(text)) return undefined
  const reading = readWritten(`${text.slice(0, 8)}T${text.slice(8) || '00'}`, zone, false)
  return 'problem' in reading ? undefined : { ...reading, form: { code: 'digits' } }
}

function readCount(text: string, unit: TimeUnit | 'auto', zone: Zone): ParsedTime | TimeError {
  const number = readNumber(text, unit)
  if (typeof number !== 'object') return { problem: number ?? 'unreadable' }
  const form: TimeFormat = { code: 'number', unit: number.unit, digits: number.digits }
  const notes: TimeNote[] = number.isCut ? [{ code: 'cut' }] : []
  const { seconds, nanosecond } = number.instant
  if (number.unit === 'excel') return placeAt(civilOf(seconds, nanosecond), zone, { form, notes })
  return { instant: number.instant, civil: civilOf(seconds + zone.offsetAt(seconds), nanosecond), form, notes }
}

function readWritten(text: string, zone: Zone, dayFirst: boolean): ParsedTime | TimeError {
  const suffix = readSuffix(withoutComments(text))
  if (!suffix) return unreadable
  if (suffix.unknown) return { problem: 'unknownZone', found: suffix.unknown }
  const body = yearInPlace(suffix.rest.trim())
  const date = readDate(body, dayFirst)
  if (!date) return unreadable
  if ('missing' in date) return { problem: 'noSuchDate', found: date.missing }

  const [gap = ''] = /^(?:T|:|,? at |,? ?)/i.exec(body.slice(date.end)) ?? []
  const clock = readClock(body, date.end + gap.length, /T/i.test(gap))
  if (!clock && date.end < body.length) return unreadable
  const behind = body.slice(clock?.end ?? date.end)
  const said = readZone(behind, suffix.zone ?? zone)
  if (!said) return unreadable
  if (said.unknown) return { problem: 'unknownZone', found: said.unknown }

  const notes: TimeNote[] = []
  if (clock?.isLeapSecond) notes.push({ code: 'leapSecond' })
  if (clock?.isCut) notes.push({ code: 'cut' })
  if (clock?.hour === 24) notes.push({ code: 'endOfDay' })
  if (date.isTurned) notes.push({ code: date.form === 'dayFirst' ? 'dayTurned' : 'monthTurned' })
  if (date.weekday && date.weekday !== weekdayOf(daysOf(date.date))) notes.push({ code: 'otherWeekday' })
  const { abbreviation, abbreviationOf, isUsual } = said
  if (abbreviation) {
    const meaning = { abbreviation, offset: said.zone?.offsetAt(0) ?? 0 }
    notes.push(
      abbreviationOf
        ? { code: 'ownAbbreviation', ...meaning, zone: abbreviationOf }
        : { code: isUsual ? 'usualAbbreviation' : 'abbreviation', ...meaning },
    )
  }

  const { hour, minute, second, nanosecond } = clock ?? { hour: 0, minute: 0, second: 0, nanosecond: 0 }
  const civil = civilOf(secondsOf({ ...date.date, hour, minute, second, nanosecond }), nanosecond)
  const own = said.zone ?? suffix.zone
  const reading = placeAt(civil, own ?? zone, { form: { code: date.form, hasTime: clock !== undefined }, notes })
  if ('problem' in reading) return reading
  // RFC 9557, section 3.4: an offset and a zone marked as critical must agree; Z agrees with any.
  const isOffset = said.zone !== undefined && !/^ ?(?:Z|-00:?00)$/i.test(behind)
  if (suffix.isCritical && isOffset && suffix.zone?.offsetAt(reading.instant.seconds) !== said.zone?.offsetAt(0)) {
    return unreadable
  }
  return { ...reading, zone: suffix.zone ?? own }
}

function placeAt(civil: Civil, zone: Zone, rest: Pick<ParsedTime, 'form' | 'notes'>): ParsedTime | TimeError {
  const local = secondsOf(civil)
  const { instant, kind } = resolveLocalTime(zone, local, civil.nanosecond)
  if (!isInRange(instant)) return { problem: 'outOfRange' }
  const notes: TimeNote[] = kind === 'once' ? rest.notes : [...rest.notes, { code: kind, zone: zone.id }]
  return { instant, civil, form: rest.form, notes }
}

/**
 * Removes comments in parentheses, which may be nested (RFC 5322, section 3.2.2); Chinese dates have their weekday in
 * parentheses.
 */
function withoutComments(text: string): string {
  let [before, rest] = ['', text]
  for (let depth = 0; depth < 4 && before !== rest; depth++) {
    before = rest
    rest = rest.replace(/ ?\([^()]*\)/g, (comment) => (/[周星礼]/.test(comment) ? comment : ''))
  }
  return rest
}

/** Moves the year of `Mon Jan  5 15:04:05 UTC 2026`, as ctime and date write it, to where other notations have it. */
function yearInPlace(text: string): string {
  const [, date, clock, zone = '', year] =
    /^((?:[a-z]{3,9},? )?[a-z]{3,9} \d{1,2}) (\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?[ap]m)?)( [a-z]{1,4}| [+-]\d{4})? (\d{4})$/i.exec(
      text,
    ) ?? []
  return date ? `${date} ${year} ${clock}${zone}` : text
}
