import { truncate } from '#lib/text/truncate.ts'
import { type Civil, type CivilDate, daysOf } from '#lib/time/civil.ts'
import { type Instant, now } from '#lib/time/instant.ts'
import { type ParsedTime, readTime } from '#lib/time/read-time.ts'
import { civilIn } from '#lib/time/write-time.ts'
import { findZone, fixedZone, type Zone } from '#lib/time/zone.ts'
import { errors } from '../errors.ts'

/** A parsed date or time. */
export interface Moment {
  instant: Instant
  /** The local time in the given zone. */
  civil: Civil
  /** Whether the text has no time of day. */
  isDate: boolean
  notes: ParsedTime['notes']
}

/** Parses a date or a time; an empty text is now. */
export function readMoment(text: string, zone: Zone): Moment {
  if (text.trim() === '') {
    const instant = { ...now(), nanosecond: 0 }
    return { instant, civil: civilIn(zone, instant), isDate: false, notes: [] }
  }
  const { instant, form, notes } = readOrThrow(text, zone)
  const isDate = form.code !== 'number' && form.code !== 'digits' && !form.hasTime
  return { instant, civil: civilIn(zone, instant), isDate: isDate || isCompactDate(text), notes }
}

const isCompactDate = (text: string): boolean => /^\s*\d{8}\s*$/.test(text)

/** Parses a date as written, regardless of its offset. */
export function readDay(text: string): CivilDate {
  if (text.trim() === '') throw errors.empty()
  const { year, month, day } = readOrThrow(text, fixedZone(0)).civil
  return { year, month, day }
}

/** In dates. */
const maxDays = 10_000

/** Parses dates to days after 1970-01-01, sorted and without duplicates. */
export function readDays(texts: readonly string[]): number[] {
  if (texts.length > maxDays) throw errors.tooMany({ limit: maxDays })
  return [...new Set(texts.map((text) => daysOf(readDay(text))))].sort((one, other) => one - other)
}

function readOrThrow(text: string, zone: Zone): ParsedTime {
  const reading = readTime(text, { zone })
  if ('instant' in reading) return reading
  switch (reading.problem) {
    case 'noSuchDate':
      throw errors.noSuchDate({ date: reading.found })
    case 'unknownZone':
      throw errors.unknownZone({ zone: truncate(reading.found) })
    case 'outOfRange':
      throw errors.outOfRange()
    case 'unreadable':
      throw errors.unreadable({ text: truncate(text.trim()) })
  }
}

export function zoneNamed(name: string): Zone {
  const zone = findZone(name)
  if (!zone) throw errors.unknownZone({ zone: truncate(name) })
  return zone
}
