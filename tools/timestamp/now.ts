import { defineOperation } from '#kit/operation.ts'
import { now as readClock } from '#lib/time/instant.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { describeTime, timeFields } from './describe/describe-time.ts'
import { zoneField, zoneOf } from './read/fields.ts'

/** Returns the current time in every form. */
export const now = defineOperation('now', {
  input: { timeZone: zoneField },
  output: timeFields,
  async run({ timeZone }) {
    await loadTemporal()
    return describeTime(readClock(), zoneOf(timeZone), { en: 'The current time', zh: '当前时间' })
  },
})
