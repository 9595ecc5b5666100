import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { loginFailureOf, secondsUntil } from './login-failure.ts'

test('a failed login is told by the code of the answer', () => {
  expect(loginFailureOf(new CallError(401, '用户名或密码错误'))).toEqual({ kind: 'wrong' })
  expect(loginFailureOf(new CallError(429, 'often', null, 42), 1000)).toEqual({ kind: 'throttled', until: 43_000 })
  expect(loginFailureOf(new CallError(429, 'often'), 0)).toEqual({ kind: 'throttled', until: 60_000 })
  expect(loginFailureOf(new CallError(0, 'Failed to fetch', null, undefined, false))).toEqual({ kind: 'unreachable' })
  expect(loginFailureOf(new CallError(503, 'busy'))).toEqual({ kind: 'other', message: 'busy' })
})

test('a session lasts until it expires, and for a minute where the clock of the device is wrong', () => {
  const now = Date.parse('2026-05-01T00:00:00Z')
  expect(secondsUntil('2026-05-01T02:00:00Z', now)).toBe(7200)
  expect(secondsUntil('2026-04-01T00:00:00Z', now)).toBe(60)
  expect(secondsUntil('soon', now)).toBe(60)
})
