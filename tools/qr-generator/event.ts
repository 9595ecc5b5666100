import { z } from 'zod'
import { defineContent } from './contents/content-operation.ts'
import { escapeCard } from './contents/escape.ts'
import { errors } from './errors.ts'

/** Generates a code that adds an event to the calendar (RFC 5545). */
export const event = defineContent('event', {
  input: {
    title: z.string(),
    start: z.string(),
    end: z.string().default(''),
    location: z.string().default(''),
    description: z.string().default('').meta({ format: 'textarea' }),
  },
  write({ title, start, end, location, description }) {
    if (title.trim() === '') throw errors.empty()
    const from = calendarTime(start)
    if (!from) throw errors.badTime({ time: start })
    const until = end.trim() === '' ? undefined : endOf(end, from)
    const lines = {
      SUMMARY: escapeCard(title),
      LOCATION: escapeCard(location),
      DESCRIPTION: escapeCard(description),
    }
    return [
      ...[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        `DTSTART${from.written}`,
        ...(until ? [`DTEND${until.written}`] : []),
      ],
      ...Object.entries(lines).flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value}`])),
      ...['END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n')
  },
})

/** A time as iCalendar writes it, with its parameters. */
interface CalendarTime {
  kind: 'day' | 'local' | 'zoned'
  moment: Date
  written: string
}

/**
 * Reads the end of an event, of whole days the last one: iCalendar writes the day after it (RFC 5545, section 3.6.1).
 *
 * @throws ToolError badEnd, otherEnd, endsEarly
 */
function endOf(end: string, from: CalendarTime): CalendarTime {
  const until = calendarTime(end)
  if (!until) throw errors.badEnd({ time: end })
  if (until.kind !== from.kind) throw errors.otherEnd()
  const isDay = until.kind === 'day'
  if (until.moment < from.moment || (!isDay && until.moment.getTime() === from.moment.getTime()))
    throw errors.endsEarly()
  return isDay ? dayOf(new Date(until.moment.getTime() + 86_400_000)) : until
}

/**
 * Reads a time: `2026-05-01` is a whole day; a time without a zone, such as `2026-05-01 14:30`, is the reader's local
 * time. Undefined if it is not a valid time.
 */
function calendarTime(written: string): CalendarTime | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    written.trim(),
  )
  if (!match) return undefined
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', zone] = match
  const date = `${year}-${month}-${day}`
  const time = `${hour ?? '00'}:${minute || '00'}:${second}`
  // An invalid day, such as February 30, would become another day.
  const moment = new Date(`${date}T${time}Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date) return undefined
  if (hour === undefined) return dayOf(moment)
  if (zone === undefined) return { kind: 'local', moment, written: `:${compact(moment)}` }
  const inZone = new Date(`${date}T${time}${zone}`)
  return Number.isNaN(inZone.getTime()) ? undefined : { kind: 'zoned', moment: inZone, written: `:${compact(inZone)}Z` }
}

const dayOf = (moment: Date): CalendarTime => ({
  kind: 'day',
  moment,
  written: `;VALUE=DATE:${compact(moment).slice(0, 8)}`,
})

const compact = (moment: Date): string => moment.toISOString().slice(0, 19).replace(/[-:]/g, '')
