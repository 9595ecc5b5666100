import { z } from 'zod'
import { timeZone } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import { timeUnits } from '#lib/time/read/read-number.ts'
import { findZone, type Zone } from '#lib/time/zone.ts'
import { errors } from '../errors.ts'

export const unitField = z.enum(['auto', ...timeUnits]).default('auto')

export const zoneField = timeZone().default('local')

/** Finds the time zone with a name. */
export function zoneOf(name: string): Zone {
  const zone = findZone(name)
  if (!zone) throw errors.unknownZone({ zone: truncate(name) })
  return zone
}
