import { expect, test } from 'vitest'
import { engines, openEmpty } from '../fixtures/databases.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/open-sqlite.ts'
import { beat, measureUptime } from './heartbeat.ts'
import { readStats } from './read-stats.ts'
import { VisitorCounter } from './visitor-counter.ts'

async function emptyStore() {
  const database = openSqlite(':memory:')
  await migrate(database)
  return database
}

const minute = 60_000
const noon = Date.UTC(2026, 0, 15, 12)

test('a visitor counts once a day, and again the next day', async () => {
  const database = await emptyStore()
  let now = noon
  const counter = new VisitorCounter(database, { now: () => now })
  counter.count('192.0.2.1', 'A')
  counter.count('192.0.2.1', 'A')
  counter.count('192.0.2.1', 'B')
  await counter.save()
  counter.count('192.0.2.1', 'A')
  await counter.save()
  now += 24 * 60 * minute
  counter.count('192.0.2.1', 'A')
  await counter.save()
  expect(await database.selectFrom('visits').selectAll().orderBy('day').execute()).toEqual([
    { day: '2026-01-15', visitors: 2, views: 4 },
    { day: '2026-01-16', visitors: 1, views: 1 },
  ])
  expect((await readStats(database, 5)).users).toBe(3)
})

test('what was counted before midnight is saved to its own day', async () => {
  const database = await emptyStore()
  let now = noon
  const counter = new VisitorCounter(database, { now: () => now })
  counter.count('192.0.2.1', 'A')
  now += 24 * 60 * minute
  counter.count('192.0.2.2', 'A')
  await counter.save()
  const days = await database.selectFrom('visits').select(['day', 'visitors']).orderBy('day').execute()
  expect(days).toEqual([
    { day: '2026-01-15', visitors: 1 },
    { day: '2026-01-16', visitors: 1 },
  ])
})

test('what could not be saved is saved the next time, once', async () => {
  const database = openSqlite(':memory:')
  const counter = new VisitorCounter(database, { now: () => noon })
  counter.count('192.0.2.1', 'A')
  await expect(counter.save()).rejects.toThrow(/no such table/)
  await migrate(database)
  await counter.save()
  await counter.save()
  const days = await database.selectFrom('visits').selectAll().execute()
  expect(days).toEqual([{ day: '2026-01-15', visitors: 1, views: 1 }])
})

test('nothing in the database tells who a visitor was', async () => {
  const database = await emptyStore()
  const counter = new VisitorCounter(database, { now: () => noon })
  counter.count('192.0.2.77', 'SomeBrowser/1')
  await counter.save()
  const rows = JSON.stringify(await database.selectFrom('visits').selectAll().execute())
  expect(rows).not.toContain('192.0.2.77')
  expect(rows).not.toContain('SomeBrowser')
})

test('uptime is the share of whole minutes since the first start, within 30 days', async () => {
  const database = await emptyStore()
  expect(await measureUptime(database, noon)).toBeNull()
  await beat(database, noon)
  await beat(database, noon)
  expect(await measureUptime(database, noon)).toBeNull()
  expect(await measureUptime(database, noon + minute)).toBe(1)
  await beat(database, noon + 3 * minute)
  expect(await measureUptime(database, noon + 4 * minute)).toBe(0.5)
  await beat(database, noon + 31 * 24 * 60 * minute)
  expect(await measureUptime(database, noon + (31 * 24 * 60 + 1) * minute)).toBe(1)
})

test.each(engines)(
  'a visitor of two processes on one %s is one visitor, and yesterday’s are forgotten',
  async (engine) => {
    const database = await openEmpty(engine)
    let now = noon
    const [one, two] = [0, 1].map(() => new VisitorCounter(database, { now: () => now, together: true }))
    for (const counter of [one, two]) {
      counter?.count('192.0.2.1', 'A')
      await counter?.save()
    }
    two?.count('192.0.2.2', 'A')
    await two?.save()
    now += 24 * 60 * minute
    one?.count('192.0.2.1', 'A')
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
