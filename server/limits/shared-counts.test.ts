import { describe, expect, test } from 'vitest'
import { engines, openEmptyDatabase } from '../fixtures/databases.ts'
import { SharedCounts } from './shared-counts.ts'

describe.each(engines)('on %s', (engine) => {
  test('two processes share their counts after the next exchange', async () => {
    const database = await openEmptyDatabase(engine)
    const now = () => 90_000
    const [one, two] = [new SharedCounts(database, now), new SharedCounts(database, now)]
    expect([one.count('a', 60_000), one.count('a', 60_000), two.count('a', 60_000)]).toEqual([
      { current: 1, ttl: 30_000 },
      { current: 2, ttl: 30_000 },
      { current: 1, ttl: 30_000 },
    ])
    await one.exchange()
    await two.exchange()
    expect(two.count('a', 60_000).current).toBe(4)
    expect(two.count('b', 60_000).current).toBe(1)
  })

  test('overlapping exchanges send every count once, and later counts the next time', async () => {
    const database = await openEmptyDatabase(engine)
    const counts = new SharedCounts(database, () => 90_000)
    for (let index = 0; index < 3; index++) counts.count(`scope ${index}`, 60_000)
    const exchanges = [counts.exchange(), counts.exchange()]
    counts.count('scope 0', 60_000)
    await Promise.all([...exchanges, counts.exchange()])
    await counts.exchange()
    const rows = await database.selectFrom('request_counts').select(['scope', 'count']).orderBy('scope').execute()
    expect(rows.map(({ count }) => count)).toEqual([2, 1, 1])
    expect(counts.count('scope 0', 60_000).current).toBe(3)
  })

  test('counts of a failed exchange are sent the next time', async () => {
    const database = await openEmptyDatabase(engine)
    const counts = new SharedCounts(database, () => 90_000)
    counts.count('a', 60_000)
    await database.schema.alterTable('request_counts').renameTo('elsewhere').execute()
    await expect(counts.exchange()).rejects.toThrow()
    await database.schema.alterTable('elsewhere').renameTo('request_counts').execute()
    await counts.exchange()
    expect(await database.selectFrom('request_counts').select('count').execute()).toEqual([{ count: 1 }])
  })

  test('an expired window is dropped, in memory and in the database', async () => {
    const database = await openEmptyDatabase(engine)
    let time = 90_000
    const counts = new SharedCounts(database, () => time)
    counts.count('a', 60_000)
    await counts.exchange()
    time = 130_000
    expect(counts.count('a', 60_000)).toEqual({ current: 1, ttl: 50_000 })
    await counts.exchange()
    const rows = await database.selectFrom('request_counts').selectAll().execute()
    expect(rows).toEqual([{ scope: 'a', window_start: 120_000, count: 1 }])
  })
})
