import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import { zonesAbbreviated } from '#lib/time/read/read-zone.ts'
import { readTime, type TimeError } from '#lib/time/read-time.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { fixedZone } from '#lib/time/zone.ts'
import { describeTime, timeFields } from './describe/describe-time.ts'
import { describeInterpretation } from './describe/interpretation.ts'
import { errors } from './errors.ts'
import { unitField, zoneField, zoneOf } from './read/fields.ts'
import { replaceTimestamps } from './replace/replace-timestamps.ts'

/** Converts a time in any form to all other forms. */
export const convert = defineOperation('convert', {
  input: { text: textOf('text/plain'), unit: unitField, timeZone: zoneField, dayFirst: z.boolean().default(false) },
  output: timeFields,
  async run({ text, unit, timeZone, dayFirst }) {
    if (text.trim() === '') throw errors.empty()
    await loadTemporal()
    const zone = zoneOf(timeZone)
    const reading = readTime(text, { zone, unit, dayFirst })
    if ('problem' in reading) {
      throw reading.problem === 'unreadable' && hasTimes(text) ? errors.notAlone() : failureOf(reading, text)
    }
    return describeTime(reading.instant, zone, describeInterpretation(reading, unit === 'auto'))
  },
})

/** Whether there are times and more in the beginning of a text, as in a list or a log. */
function hasTimes(text: string): boolean {
  const options = { zone: fixedZone(0), unit: 'auto', write: () => '', isNumber: false } as const
  const { text: rest, count } = replaceTimestamps(text.trim().slice(0, maxExamined), options)
  // A time with a suffix of RFC 9557 that makes it invalid is one time.
  return count > 1 || (count === 1 && !/^\[[^\]]/.test(rest))
}

/** In UTF-16 units. */
const maxExamined = 10_000

function failureOf(failure: TimeError, text: string): Error {
  if (failure.problem === 'unknownZone') return zoneFailure(failure.found)
  return failure.problem === 'outOfRange' ? errors.outOfRange() : errors.unreadable({ text: truncate(text.trim()) })
}

function zoneFailure(name: string): Error {
  const zones = zonesAbbreviated(name)
  const zone = truncate(name)
  return zones.length > 0 ? errors.ambiguousZone({ zone, zones: zones.join(' / ') }) : errors.unknownZone({ zone })
}
