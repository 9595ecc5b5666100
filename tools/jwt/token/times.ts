import { errors } from '../errors.ts'

/** Claims in seconds since 1970 (RFC 7519, section 2: NumericDate). */
export const timeClaims: readonly string[] = ['exp', 'nbf', 'iat', 'auth_time', 'updated_at', 'xms_tcdt']

/** Writes seconds since 1970 as ISO 8601 in UTC; undefined for times out of range. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value !== 'number' || Math.abs(value) > maxSeconds) return undefined
  return new Date(value * 1000).toISOString().replace('.000Z', 'Z')
}

/** The range of Date, in seconds. */
const maxSeconds = 8.64e12

/**
 * Parses a number of seconds or milliseconds or an ISO 8601 date to seconds since 1970. Empty means now.
 *
 * @throws badTime
 */
export function readTime(text: string): number {
  const written = text.trim()
  if (written === '') return Math.floor(Date.now() / 1000)
  if (/^\d{1,10}(?:\.\d{1,9})?$/.test(written)) return Number(written)
  if (/^\d{13}$/.test(written)) return Number(written) / 1000
  const time = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(written)
    ? Date.parse(written)
    : Number.NaN
  if (Number.isNaN(time)) throw errors.badTime({ text: written.slice(0, maxShown) })
  return time / 1000
}

/**
 * Parses a duration to seconds: 3600, 90s, 15m, 2h, 7d, 2w, 1y; undefined for an empty text.
 *
 * @throws badTime
 */
export function readDuration(text: string): number | undefined {
  const written = text.trim()
  if (written === '') return undefined
  const [, count, unit = 's'] = /^(\d{1,9})\s{0,3}([smhdwy])?$/i.exec(written) ?? []
  if (count === undefined) throw errors.badTime({ text: written.slice(0, maxShown) })
  return Number(count) * (unitSeconds[unit.toLowerCase()] ?? 1)
}

/** In UTF-16 units. */
const maxShown = 40

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800, y: 31_536_000 }

export type TokenState = 'active' | 'expired' | 'early' | 'timeless'

/** Returns the state of a token at a time by its own claims, without verifying them. */
export function stateOf({ exp, nbf }: Record<string, unknown>, now: number): TokenState {
  if (typeof exp === 'number' && exp <= now) return 'expired'
  if (typeof nbf === 'number' && nbf > now) return 'early'
  return typeof exp === 'number' || typeof nbf === 'number' ? 'active' : 'timeless'
}
