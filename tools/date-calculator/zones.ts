import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { date, timeZone } from '#kit/text-of.ts'
import { daysOf, secondsPerDay } from '#lib/time/civil.ts'
import type { TimeNote } from '#lib/time/read-time.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { civilIn, writeLocal } from '#lib/time/write-time.ts'
import { writeOffset, type Zone } from '#lib/time/zone.ts'
import { bothLanguages } from './describe/weekdays.ts'
import { errors } from './errors.ts'
import { readMoment, zoneNamed } from './read/read-moment.ts'

/** Converts a time to other time zones. */
export const zones = defineOperation('zones', {
  input: {
    time: date().default(''),
    from: timeZone().default('local'),
    to: z.array(timeZone()).default(['Asia/Shanghai', 'UTC', 'America/New_York']),
  },
  output: {
    times: z
      .array(z.strictObject({ zone: z.string(), time: z.string(), offset: z.string(), isDaylightSaving: z.boolean() }))
      .meta({ format: 'table' }),
    note: bothLanguages.optional(),
  },
  async run({ time, from, to }) {
    if (to.length > maxZones) throw errors.tooMany({ limit: maxZones })
    await loadTemporal()
    const { instant, notes } = readMoment(time, zoneNamed(from))
    const times = to.map((name) => {
      const zone = zoneNamed(name)
      return {
        zone: zone.id,
        time: writeLocal(instant, zone),
        offset: writeOffset(zone.offsetAt(instant.seconds)),
        isDaylightSaving: isDaylightSaving(zone, instant.seconds),
      }
    })
    const note = notes.map(noteOf).find((sentence) => sentence !== undefined)
    return { times, ...(note && { note }) }
  },
})

const maxZones = 500

/** Whether the offset exceeds the smallest one of the year. */
function isDaylightSaving(zone: Zone, seconds: number): boolean {
  const { year } = civilIn(zone, { seconds, nanosecond: 0 })
  const offsets = [1, 4, 7, 10].map((month) => zone.offsetAt(daysOf({ year, month, day: 1 }) * secondsPerDay))
  return zone.offsetAt(seconds) > Math.min(...offsets)
}

function noteOf(note: TimeNote): { en: string; zh: string } | undefined {
  if (note.code === 'skipped') {
    return {
      en: `This time was skipped in ${note.zone} when the clocks went forward: moved on by the gap`,
      zh: `${note.zone} 调快时钟时跳过了这一时刻：已顺延`,
    }
  }
  if (note.code !== 'twice') return undefined
  return {
    en: `This time happened twice in ${note.zone} when the clocks went back: the earlier one`,
    zh: `${note.zone} 调慢时钟，这一时刻出现了两次：取较早的一次`,
  }
}
