import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { Instant } from '#lib/time/instant.ts'
import { loadTemporal } from '#lib/time/temporal.ts'
import { writeIso, writeLocal, writeUtc } from '#lib/time/write-time.ts'
import type { Zone } from '#lib/time/zone.ts'
import { errors } from './errors.ts'
import { unitField, zoneField, zoneOf } from './read/fields.ts'
import { compilePattern } from './replace/pattern.ts'
import { replaceTimestamps } from './replace/replace-timestamps.ts'

/** Replaces every timestamp in a log, in JSON or in a list. */
export const replace = defineOperation('replace', {
  input: {
    text: textOf('text/plain'),
    unit: unitField,
    timeZone: zoneField,
    to: z.enum(['iso', 'local', 'utc', 'seconds', 'milliseconds', 'pattern']).default('iso'),
    pattern: z.string().max(200).default('yyyy-MM-dd HH:mm:ss'),
  },
  output: { text: textOf('text/plain'), count: z.int() },
  async run({ text, unit, timeZone, to, pattern }) {
    if (text.trim() === '') throw errors.empty()
    await loadTemporal()
    const zone = zoneOf(timeZone)
    const write = to === 'pattern' ? writerOf(pattern, zone) : (instant: Instant) => writers[to](instant, zone)
    return replaceTimestamps(text, { zone, unit, write, isNumber: to === 'seconds' || to === 'milliseconds' })
  },
})

const writers = {
  iso: writeIso,
  local: writeLocal,
  utc: writeUtc,
  seconds: ({ seconds }: Instant): string => String(seconds),
  milliseconds: ({ seconds, nanosecond }: Instant): string =>
    String(seconds * 1000 + Math.floor(nanosecond / 1_000_000)),
}

function writerOf(pattern: string, zone: Zone): (instant: Instant) => string {
  const compiled = compilePattern(pattern)
  if ('letter' in compiled) throw errors.badPattern(compiled)
  return (instant) => compiled.write(instant, zone)
}
