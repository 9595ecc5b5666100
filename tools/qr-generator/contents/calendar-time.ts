/**
 * Writes a time as iCalendar does, with what stands before it: a day, `2026-05-01`, is a whole one; a time without a zone,
 * `2026-05-01 14:30`, is that of whoever reads it. Undefined where it is none.
 */
export function calendarTime(written: string): string | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    written.trim(),
  )
  if (!found) return undefined
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', zone] = found
  const date = `${year}-${month}-${day}`
  const time = `${hour ?? '00'}:${minute || '00'}:${second}`
  // A day that is none, such as February 30, would become another.
  const moment = new Date(`${date}T${time}Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date) return undefined
  if (hour === undefined) return `;VALUE=DATE:${year}${month}${day}`
  if (zone === undefined) return `:${compact(moment)}`
  const inZone = new Date(`${date}T${time}${zone}`)
  return Number.isNaN(inZone.getTime()) ? undefined : `:${compact(inZone)}Z`
}

const compact = (moment: Date): string => moment.toISOString().slice(0, 19).replace(/[-:]/g, '')
