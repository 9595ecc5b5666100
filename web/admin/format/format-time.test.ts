import { expect, test } from 'vitest'
import { formatDay, formatDurationSince, formatMoment, formatTimeAgo } from './format-time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('how long ago something was is shown in its largest unit', () => {
  expect(formatTimeAgo(before(2 * 3600 + 59), 'en', now)).toBe('2 hours ago')
  expect(formatTimeAgo(before(3 * 86_400), 'zh', now)).toBe('3天前')
  expect(formatTimeAgo(before(86_400), 'en', now)).toBe('yesterday')
  expect(formatTimeAgo(before(-5), 'en', now)).toBe('now')
  expect(formatTimeAgo('never', 'en', now)).toBe('–')
})

test('how long something has lasted goes up to days', () => {
  expect(formatDurationSince(before(12 * 86_400), 'en', now)).toBe('12 days')
  expect(formatDurationSince(before(400 * 86_400), 'en', now)).toBe('400 days')
  expect(formatDurationSince(before(12 * 86_400), 'zh', now)).toBe('12天')
  expect(formatDurationSince(before(30), 'en', now)).toBe('30 seconds')
})

test('today needs no date, this year no year', () => {
  const at = (time: string) => new Date(`${time}`).toISOString()
  const noon = new Date('2026-11-21T12:00:00').getTime()
  expect(formatMoment(at('2026-11-21T09:12:00'), 'en', noon)).toBe('today 09:12')
  expect(formatMoment(at('2026-11-21T09:12:00'), 'zh', noon)).toBe('今天 09:12')
  expect(formatMoment(at('2026-11-18T17:40:00'), 'en', noon)).toBe('Nov 18, 17:40')
  expect(formatMoment(at('2025-11-18T17:40:00'), 'en', noon)).toMatch(/2025/)
  expect(formatMoment('', 'en', noon)).toBe('–')
})

test('a day is written as readers of the language do', () => {
  const day = new Date('2026-11-18T12:00:00').toISOString()
  expect([formatDay(day, 'en'), formatDay(day, 'zh')]).toEqual(['Nov 18, 2026', '2026年11月18日'])
  expect(formatDay('', 'en')).toBe('–')
})
