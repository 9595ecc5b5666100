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
    const until = end.trim() === '' ? undefined : calendarTime(end)
    if (!from) throw errors.badTime({ time: start })
    if (end.trim() !== '' && !until) throw errors.badTime({ time: end })
    const lines = {
      SUMMARY: escapeCard(title),
      LOCATION: escapeCard(location),
      DESCRIPTION: escapeCard(description),
    }
    return [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `DTSTART${from}`, ...(until ? [`DTEND${until}`] : [])],
      ...Object.entries(lines).flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value}`])),
      ...['END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n')
  },
})

/**
 * Writes a time for iCalendar, with its parameters: `2026-05-01` is a whole day; a time without a zone, such as
 * `2026-05-01 14:30`, is the reader's local time. Undefined if it is not a valid time.
 */
function calendarTime(written: string): string | undefined {
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
  if (hour === undefined) return `;VALUE=DATE:${year}${month}${day}`
  if (zone === undefined) return `:${compact(moment)}`
  const inZone = new Date(`${date}T${time}${zone}`)
  return Number.isNaN(inZone.getTime()) ? undefined : `:${compact(inZone)}Z`
}

const compact = (moment: Date): string => moment.toISOString().slice(0, 19).replace(/[-:]/g, '')
