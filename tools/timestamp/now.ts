import { defineOperation } from '#kit/operation.ts'
import { now as readClock } from '#lib/time/instant.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { describeTime, timeFacts } from './describe/describe-time.ts'
import { zoneField, zoneOf } from './read/fields.ts'

/** Tells the time in every form. */
export const now = defineOperation('now', {
  input: { timeZone: zoneField },
  output: timeFacts,
  async run({ timeZone }) {
    await loadTemporal()
    return describeTime(readClock(), zoneOf(timeZone), { en: 'The current time', zh: '当前时间' })
  },
})
