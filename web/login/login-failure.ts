import { CallError, reportUnexpected } from '../api/call-error.ts'

/** The empty field, if any. */
export type EmptyField = 'username' | 'password' | undefined

/** The reason for a failed login. */
export type LoginFailure =
  | { kind: 'wrong' }
  /** `until` in milliseconds since 1970. */
  | { kind: 'throttled'; until: number }
  | { kind: 'unreachable' }
  | { kind: 'other'; message: string }

/** Reads the reason for a failed login. Without a time from the server, the retry is after a minute. */
export function loginFailureOf(error: unknown, now = Date.now()): LoginFailure {
  reportUnexpected(error)
  if (!(error instanceof CallError)) return { kind: 'other', message: String(error) }
  if (error.code === 401) return { kind: 'wrong' }
  if (error.code === 429) return { kind: 'throttled', until: now + (error.retryAfter ?? 60) * 1000 }
  return error.code === 0 ? { kind: 'unreachable' } : { kind: 'other', message: error.message }
}

/** The seconds until a time in ISO 8601. A wrong clock must not end a new session. */
export const secondsUntil = (time: string, now = Date.now()): number =>
  Math.max(60, Math.floor((Date.parse(time) - now) / 1000) || 0)
