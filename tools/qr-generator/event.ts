import { z } from 'zod'
import { calendarTime } from './contents/calendar-time.ts'
import { defineContent } from './contents/content-operation.ts'
import { escapeCard } from './contents/escape.ts'
import { errors } from './errors.ts'

/** Makes a code that adds an event to the calendar (RFC 5545). */
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
