import { describe, expect, test } from 'vitest'
import { type BodyOf, type RouteName, routes } from '#contract/routes.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { addUser } from '../fixtures/add-user.ts'
import { call } from '../fixtures/call.ts'
import { enginesForCalls } from '../fixtures/databases.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'
import { randomBody, seededRandom } from '../fixtures/random-body.ts'

type Writes = { [Name in RouteName]: (typeof routes)[Name] extends { body: unknown } ? Name : never }[RouteName]

const password = 'first engine 1843'

/** A valid body of each call. */
const valid: { [Name in Writes]: BodyOf<Name> } = {
  login: { username: 'ada', password },
  updateOwnUser: { old_password: password, username: 'ada', new_password: 'second engine 1849' },
  updateSiteConfig: {
    entries: [
      {
        name: 'site_info',
        config: { site_name: 'A', site_url: 'https://a.example', site_keywords: ['a'] },
        version: 0,
      },
      { name: 'ai_config', config: '{"retry_times":3,"keys":["k"],"enable_ai":true}' },
      { name: 'page_seo_config', config: { kd_contents: [{ path: '/', lng: 'en', title: 'T' }, 'text'] } },
      { name: 'redirect_config', config: { redirects: [{ from: '/a', to: '/b', code: 301, enable: true }] } },
    ],
  },
  createRecord: {
    kind: 'friend_link',
    key: 'a',
    value: { name: 'A', link: 'https://a.example', enable: true },
    sort: 1,
  },
  updateRecord: {
    id: 900_001,
    kind: 'ban_ua',
    key: 'b',
    value: '{"enable":true,"values":["bot"]}',
    sort: 2,
    version: 1,
  },
  deleteRecords: { ids: [900_001, 900_002] },
  suggestSeo: { kind: 'page', path: '/about', lng: 'en' },
  endSession: { id: 1 },
}

const record = {
  kind: 'ban_ua',
  value: '{"enable":false,"values":["bot"]}',
  sort: 0,
  version: 1,
  create_time: 0,
  update_time: 0,
}
const records = [
  { ...record, id: 900_001, key: 'first' },
  { ...record, id: 900_002, key: 'second' },
]

const rounds = Number(process.env['FUZZ_ROUNDS'] ?? runs(60))

describe.each(enginesForCalls)('on %s', (engine) => {
  test.each(Object.keys(valid) as Writes[])(
    '%s answers whatever it is sent, and never with a fault of its own',
    async (name) => {
      const { app, database } = await openSite(engine, { LOGIN_MAX_FAILURES: '1000000' })
      if (!app.hasRoute({ method: 'POST', url: routes[name].path })) return
      // Sessions that a call may end.
      for (const username of ['one', 'two', 'three']) await logIn(database, { username })
      const watcher = await logIn(database, { username: 'watcher' })
      const credentials = await addUser(database)
      const kept = await database
        .selectFrom('users')
        .selectAll()
        .where('username', '=', 'ada')
        .executeTakeFirstOrThrow()
      const token = name === 'updateOwnUser' ? (await call(app, 'login', { body: credentials })).data.token : watcher
      const random = seededRandom(20_260_101 + Object.keys(valid).indexOf(name))
      const failed: unknown[] = []
      const statuses = new Set<number>()
      for (let round = 0; round < rounds; round++) {
        // Restores what the last round may have changed.
        await database.updateTable('users').set(kept).where('id', '=', kept.id).execute()
        await database
          .insertInto('data_list')
          .values(records)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
        const body = randomBody(valid[name], random)
        const answer = await app.inject({
          method: 'POST',
          url: routes[name].path,
          payload: body,
          remoteAddress: `192.0.2.${round % 250}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        })
        const envelope = answer.json()
        statuses.add(answer.statusCode)
        if (answer.statusCode >= 500 || envelope.code !== answer.statusCode || !envelope.msg)
          failed.push([round, answer.statusCode, body.slice(0, 300)])
      }
      expect(failed).toEqual([])
      expect(statuses).toContain(400)
      expect(statuses).not.toContain(403)
      expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
      expect((await call(app, 'readSiteConfig')).status).toBe(200)
      expect((await call(app, 'listAllData', { token })).status).toBe(200)
      expect((await call(app, 'readWholeConfig', { token })).status).toBe(200)
    },
  )
})
