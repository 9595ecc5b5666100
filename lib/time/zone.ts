import type { Instant } from './instant.ts'
import { maxInstantSeconds } from './instant.ts'
import { temporal } from './temporal.ts'
import { hoursAbbreviated } from './zone-abbreviations.ts'

/** A time zone: one of IANA's, or a fixed offset. */
export interface Zone {
  /** `Asia/Shanghai`, `UTC`, `+08:00`. */
  id: string
  /** Its offset from UTC at an instant, in seconds. */
  offsetAt: (seconds: number) => number
}

/** The machine's time zone. */
export const localZone = (): Zone => zoneOf(temporal.Now.timeZoneId())

/**
 * Finds a zone by its name in any case, by an offset such as `+8` or `UTC+08:00`, or by an abbreviation of one offset;
 * `local` and an empty name are the machine's. Temporal must be loaded.
 */
export function findZone(name: string): Zone | undefined {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.toLowerCase() === 'local') return localZone()
  const hours = hoursAbbreviated(trimmed)
  const offset = hours === undefined ? offsetIn(trimmed) : hours * 3600
  if (offset !== undefined) return fixedZone(offset)
  // Temporal also accepts a time with a zone, which is not the name of a zone.
  if (trimmed.length > maxNameLength || !/^[a-z][\w+/-]*$/i.test(trimmed)) return undefined
  try {
    return zoneOf(temporal.Now.zonedDateTimeISO(trimmed).timeZoneId)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** In characters. */
const maxNameLength = 60

/** Parses `+08:00`, `UTC+8` or `-0330` to seconds. */
function offsetIn(text: string): number | undefined {
  const [, sign, hours = '', minutes = '0'] = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(text) ?? []
  if (!sign || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}

export const fixedZone = (offset: number): Zone => ({
  id: offset === 0 ? 'UTC' : writeOffset(offset),
  offsetAt: () => offset,
})

/** Writes an offset as RFC 3339 does, with the seconds that zones had before standard time. */
export function writeOffset(offset: number): string {
  const size = Math.abs(offset)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 ? [size % 60] : [])]
  return (offset < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':')
}

const zones = new Map<string, Zone>()

function zoneOf(id: string): Zone {
  const zone = zones.get(id) ?? { id, offsetAt: rememberOffsets(id) }
  zones.set(id, zone)
  return zone
}

/**
 * In seconds: three days. No clocks have ever been changed and changed back within three; Freetown's were within four,
 * in 1939.
 */
const span = 259_200

/** In spans: eight hundred years. */
const maxRemembered = 100_000

/** Caches the offset for whole spans between two transitions: Temporal is slow. */
function rememberOffsets(id: string): Zone['offsetAt'] {
  const starts = new Map<number, number>()
  const ask = (seconds: number): number => {
    const within = Math.max(-maxInstantSeconds, Math.min(maxInstantSeconds, seconds))
    const instant = temporal.Instant.fromEpochMilliseconds(within * 1000)
    return instant.toZonedDateTimeISO(id).offsetNanoseconds / 1e9
  }
  const atStart = (index: number): number => {
    const offset = starts.get(index) ?? ask(index * span)
    if (starts.size >= maxRemembered) starts.clear()
    starts.set(index, offset)
    return offset
  }
  // Times in a text are mostly close to each other.
  let last = { index: Number.NaN, offset: 0 }
  return (seconds) => {
    const index = Math.floor(seconds / span)
    if (index === last.index) return last.offset
    const offset = atStart(index)
    if (offset !== atStart(index + 1)) return ask(seconds)
    last = { index, offset }
    return offset
  }
}

/** The instant of a local time: unambiguous, skipped when the clocks went forward, or repeated. */
export type ResolvedLocalTime = { instant: Instant; kind: 'once' | 'skipped' | 'twice' }

/**
 * Finds the instant of a zone's local time, given in seconds since 1970-01-01 00:00 of that time. A skipped time is
 * moved forward by the gap, and the earlier of repeated ones is taken; both as in Temporal and RFC 5545.
 */
export function resolveLocalTime(zone: Zone, local: number, nanosecond = 0): ResolvedLocalTime {
  const day = 86_400
  const before = zone.offsetAt(local - day)
  const after = zone.offsetAt(local + day)
  const fits = (offset: number): boolean => zone.offsetAt(local - offset) === offset
  const at = (offset: number, kind: ResolvedLocalTime['kind']): ResolvedLocalTime => ({
    instant: { seconds: local - offset, nanosecond },
    kind,
  })
  if (before === after) return at(before, 'once')
  if (fits(before)) return at(before, fits(after) ? 'twice' : 'once')
  return fits(after) ? at(after, 'once') : at(before, 'skipped')
}
