import { CallError, reportUnexpected } from '../api/call-error.ts'

/** The field that was left empty. */
export type EmptyField = 'username' | 'password' | undefined

/** Why somebody was not logged in. */
export type LoginFailure =
  | { kind: 'wrong' }
  /** `until` in milliseconds since 1970. */
  | { kind: 'throttled'; until: number }
  | { kind: 'unreachable' }
  | { kind: 'other'; message: string }

/** Reads why a login failed. A server that names no time is asked again after a minute. */
export function loginFailureOf(error: unknown, now = Date.now()): LoginFailure {
  reportUnexpected(error)
  if (!(error instanceof CallError)) return { kind: 'other', message: String(error) }
  if (error.code === 401) return { kind: 'wrong' }
  if (error.code === 429) return { kind: 'throttled', until: now + (error.retryAfter ?? 60) * 1000 }
  return error.code === 0 ? { kind: 'unreachable' } : { kind: 'other', message: error.message }
}

/** Counts the seconds until a time in ISO 8601. A clock that goes wrong must not end a session that has just begun. */
export const secondsUntil = (time: string, now = Date.now()): number =>
  Math.max(60, Math.floor((Date.parse(time) - now) / 1000) || 0)
