import { describe, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { engines } from '../fixtures/databases.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'
import { recordHeartbeat } from '../stats/heartbeat.ts'
import { UsageCounter } from '../stats/usage-counter.ts'

describe.each(engines)('on %s', (engine) => {
  test('the dashboard shows the counts, and nothing else', async () => {
    const { app, database } = await openSite(engine)
    const headers = { authorization: `Bearer ${await logIn(database, { username: 'owner' })}` }
    const read = async () => (await app.inject({ url: '/admin/v1/dashboard', headers })).json().data
    const empty = await read()
    expect(dashboard.parse(empty)).toMatchObject({
      uptime: null,
      database: { kind: engine },
      visits: [],
      tools: [],
      calls: [],
      logins: [],
      changes: [],
    })
    expect(empty.database.bytes).toBeGreaterThan(1000)

    const today = new Date().toISOString().slice(0, 10)
    await database.insertInto('visits').values({ day: today, visitors: 2, views: 5 }).execute()
    await database.insertInto('visits').values({ day: '2020-01-01', visitors: 9, views: 9 }).execute()
    const usage = new UsageCounter(database)
    for (const name of ['tool:md5', 'tool:base64', 'tool:base64', 'calls', 'calls', 'calls', 'refused'])
      usage.count(name)
    await usage.save()
    await usage.save()
    for (const minutes of [3, 2, 1]) await recordHeartbeat(database, Date.now() - minutes * 60_000)
    const entries = [{ name: 'site_info', config: { site_name: 'A' } }]
    await app.inject({ method: 'POST', url: '/admin/v1/site_config/update', headers, payload: { entries } })

    expect(await read()).toMatchObject({
      uptime: 1,
      visits: [{ day: today, visitors: 2, views: 5 }],
      tools: [
        { tool: 'base64', views: 2 },
        { tool: 'md5', views: 1 },
      ],
      calls: [{ day: today, calls: 3, refused: 1, failed: 0 }],
      changes: [{ username: 'owner', action: 'config.update', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    })
  })
})
