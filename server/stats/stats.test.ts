import { expect, test } from 'vitest'
import { engines, openEmptyDatabase } from '../fixtures/databases.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/open-sqlite.ts'
import { measureUptime, recordHeartbeat } from './heartbeat.ts'
import { readStats } from './read-stats.ts'
import { UsageCounter } from './usage-counter.ts'
import { VisitorCounter } from './visitor-counter.ts'

async function emptyStore() {
  const database = openSqlite(':memory:')
  await migrate(database)
  return database
}

const minute = 60_000
const noon = Date.UTC(2026, 0, 15, 12)

test('a visitor counts once a day, whatever the browser calls itself, and again the next day', async () => {
  const database = await emptyStore()
  let now = noon
  const counter = new VisitorCounter(database, { now: () => now })
  counter.count('192.0.2.1')
  counter.count('192.0.2.1')
  counter.count('2001:db8:1:2::1')
  counter.count('2001:db8:1:2:ffff::9')
  await counter.save()
  counter.count('192.0.2.1')
  await counter.save()
  now += 24 * 60 * minute
  counter.count('192.0.2.1')
  await counter.save()
  expect(await database.selectFrom('visits').selectAll().orderBy('day').execute()).toEqual([
    { day: '2026-01-15', visitors: 2, views: 5 },
    { day: '2026-01-16', visitors: 1, views: 1 },
  ])
  expect((await readStats(database, 5)).users).toBe(3)
})

test('two concurrent saves save everything once', async () => {
  const database = await emptyStore()
  const visitors = new VisitorCounter(database, { now: () => noon, isShared: true })
  const usage = new UsageCounter(database, () => noon)
  visitors.count('192.0.2.1')
  for (const name of ['calls', 'calls', 'refused']) usage.count(name)
  await Promise.all([visitors.save(), visitors.save(), usage.save(), usage.save()])
  expect(await database.selectFrom('visits').selectAll().execute()).toEqual([
    { day: '2026-01-15', visitors: 1, views: 1 },
  ])
  expect(await database.selectFrom('usage').select(['name', 'count']).orderBy('name').execute()).toEqual([
    { name: 'calls', count: 2 },
    { name: 'refused', count: 1 },
  ])
})

test('at most half a million visitors are counted a day, so that forged addresses cannot exhaust memory', async () => {
  const database = await emptyStore()
  const counter = new VisitorCounter(database, { now: () => noon })
  for (let visitor = 0; visitor <= 500_000; visitor++)
    counter.count(`10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`)
  await counter.save()
  const days = await database.selectFrom('visits').select(['visitors', 'views']).execute()
  expect(days).toEqual([{ visitors: 500_000, views: 500_001 }])
})

test('what was counted before midnight is saved to its own day', async () => {
  const database = await emptyStore()
  let now = noon
  const counter = new VisitorCounter(database, { now: () => now })
  counter.count('192.0.2.1')
  now += 24 * 60 * minute
  counter.count('192.0.2.2')
  await counter.save()
  const days = await database.selectFrom('visits').select(['day', 'visitors']).orderBy('day').execute()
  expect(days).toEqual([
    { day: '2026-01-15', visitors: 1 },
    { day: '2026-01-16', visitors: 1 },
  ])
})

test('counts of a failed save are saved once the next time', async () => {
  const database = openSqlite(':memory:')
  const counter = new VisitorCounter(database, { now: () => noon })
  counter.count('192.0.2.1')
  await expect(counter.save()).rejects.toThrow(/no such table/)
  await migrate(database)
  await counter.save()
  await counter.save()
  const days = await database.selectFrom('visits').selectAll().execute()
  expect(days).toEqual([{ day: '2026-01-15', visitors: 1, views: 1 }])
})

test('nothing in the database identifies a visitor', async () => {
  const database = await emptyStore()
  const counter = new VisitorCounter(database, { now: () => noon })
  counter.count('192.0.2.77')
  await counter.save()
  const rows = JSON.stringify(await database.selectFrom('visits').selectAll().execute())
  expect(rows).not.toContain('192.0.2.77')
})

test('uptime is the share of whole minutes since the first start, within 30 days', async () => {
  const database = await emptyStore()
  expect(await measureUptime(database, noon)).toBeNull()
  await recordHeartbeat(database, noon)
  await recordHeartbeat(database, noon)
  expect(await measureUptime(database, noon)).toBeNull()
  expect(await measureUptime(database, noon + minute)).toBe(1)
  await recordHeartbeat(database, noon + 3 * minute)
  expect(await measureUptime(database, noon + 4 * minute)).toBe(0.5)
  await recordHeartbeat(database, noon + 31 * 24 * 60 * minute)
  expect(await measureUptime(database, noon + (31 * 24 * 60 + 1) * minute)).toBe(1)
})

test.each(engines)(
  'a visitor of two processes on one %s is one visitor, and yesterday’s are forgotten',
  async (engine) => {
    const database = await openEmptyDatabase(engine)
    let now = noon
    const [one, two] = [0, 1].map(() => new VisitorCounter(database, { now: () => now, isShared: true }))
    for (const counter of [one, two]) {
      counter?.count('192.0.2.1')
      await counter?.save()
    }
    two?.count('192.0.2.2')
    await two?.save()
    now += 24 * 60 * minute
    one?.count('192.0.2.1')
    await one?.save()
    const visits = await database.selectFrom('visits').selectAll().orderBy('day').execute()
    expect(visits.map(({ visitors, views }) => [visitors, views])).toEqual([
      [2, 3],
      [1, 1],
    ])
    expect(await database.selectFrom('day_visitors').select('day').execute()).toEqual([{ day: '2026-01-16' }])
    expect(await database.selectFrom('day_salts').select('day').execute()).toEqual([{ day: '2026-01-16' }])
  },
)
