// Browsers use the platform's Temporal, and Node the polyfill: both must give the same results.
import { beforeAll, expect, test } from 'vitest'
import { loadTemporal } from './temporal.ts'
import { writeIso } from './write-time.ts'
import { findZone, resolveLocalTime } from './zone.ts'

beforeAll(loadTemporal)

test.each([
  ['asia/shanghai', 'Asia/Shanghai'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['utc+8', '+08:00'],
  ['-0330', '-03:30'],
  ['gmt', 'UTC'],
  ['JST', '+09:00'],
  ['cest', '+02:00'],
  ['AEDT', '+11:00'],
  ['acst', '+09:30'],
  ['PST', '-08:00'],
  // Names of IANA, whose clocks change.
  ['CET', 'CET'],
  ['EST', 'EST'],
  ['CST', undefined],
  ['IST', undefined],
  ['BST', undefined],
  ['+24:00', undefined],
  ['Mars/Olympus', undefined],
  ['2026-01-05[Asia/Shanghai]', undefined],
  ['__proto__', undefined],
])('the zone %s is %s', (name, id) => {
  expect(findZone(name)?.id).toBe(id)
})

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', 'skipped', '2026-03-29T03:30:00+02:00'],
  ['Europe/Berlin', '2026-10-25T02:30', 'twice', '2026-10-25T02:30:00+02:00'],
  ['Asia/Shanghai', '1986-05-04T02:30', 'skipped', '1986-05-04T03:30:00+09:00'],
  ['Asia/Shanghai', '1900-01-01T00:00', 'once', '1900-01-01T00:00:00+08:05:43'],
  ['Pacific/Apia', '2011-12-30T12:00', 'skipped', '2011-12-31T12:00:00+14:00'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', 'twice', '2026-04-05T01:45:00+11:00'],
  ['America/Noronha', '2000-10-10T12:00', 'once', '2000-10-10T12:00:00-01:00'],
])('in %s, %s is %s', (name, local, kind, expected) => {
  const zone = findZone(name)
  if (!zone) throw new Error(`There is no zone ${name}`)
  const resolved = resolveLocalTime(zone, Date.parse(`${local}Z`) / 1000)
  expect([resolved.kind, writeIso(resolved.instant, zone)]).toEqual([kind, expected])
})
