import { describe, expect, test } from 'vitest'
import { call } from '../fixtures/call.ts'
import { engines } from '../fixtures/databases.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'
import { sha256 } from '../store/sha256.ts'
import { findSession } from './find-session.ts'
import { sweepSessions } from './sweep-sessions.ts'

describe.each(engines)('on %s', (engine) => {
  test('after a logout the token is invalid, and the user’s other sessions go on', async () => {
    const { app, database } = await openSite(engine)
    const [one, two] = [await logIn(database), await logIn(database)]
    expect(await call(app, 'logout', { token: one })).toMatchObject({ status: 200, data: null })
    expect((await call(app, 'logout', { token: one })).status).toBe(403)
    expect((await call(app, 'readOwnUser', { token: one })).status).toBe(403)
    expect((await call(app, 'readOwnUser', { token: two })).status).toBe(200)
  })

  test('logging out needs no body', async () => {
    const { app, database } = await openSite(engine)
    const headers = { authorization: `Bearer ${await logIn(database)}` }
    const bare = await app.inject({ method: 'POST', url: '/auth/v1/user/logout', headers })
    expect([bare.statusCode, bare.json().data]).toEqual([200, null])
    const text = { ...headers, 'content-type': 'text/plain' }
    expect((await app.inject({ method: 'POST', url: '/auth/v1/user/logout', headers: text })).statusCode).toBe(403)
  })

  test('active sessions of all users are listed, the caller’s is marked, and no token is disclosed', async () => {
    const { app, database } = await openSite(engine)
    const own = await logIn(database, { username: 'ada' })
    const other = await logIn(database, { username: 'bob', role: 'user' })
    await logIn(database, { username: 'over', expires: Date.now() - 1 })
    const { data } = await call(app, 'listSessions', { token: own })
    expect(data).toMatchObject([
      { id: 2, username: 'bob', own: false, address: '127.0.0.1', agent: 'test' },
      { id: 1, username: 'ada', own: true },
    ])
    expect(JSON.stringify(data)).not.toContain(sha256(other))
  })

  test('an administrator ends somebody’s session, once', async () => {
    const { app, database } = await openSite(engine)
    const token = await logIn(database)
    const other = await logIn(database, { username: 'bob', role: 'user' })
    expect(await call(app, 'endSession', { token, body: { id: 2 } })).toMatchObject({ status: 200, data: null })
    expect((await call(app, 'readOwnUser', { token: other })).status).toBe(403)
    const again = await call(app, 'endSession', { token, body: { id: 2 } })
    expect([again.status, again.data]).toEqual([404, null])
  })

  test('an invalid id is refused; an unknown one is not found, however large', async () => {
    const { app, database } = await openSite(engine)
    const token = await logIn(database)
    for (const body of [{}, ...['1', 1.5, -1, 0, 2 ** 53, null, [1]].map((id) => ({ id }))]) {
      const { status, data } = await call(app, 'endSession', { token, body })
      expect([body, status, data.errors[0].field]).toEqual([body, 400, 'id'])
    }
    for (const id of [2, 2_147_483_648, 2 ** 53 - 1])
      expect([id, (await call(app, 'endSession', { token, body: { id } })).status]).toEqual([id, 404])
  })

  test('a session expires after its lifetime, or when idle for too long; use extends it', async () => {
    const { database } = await openSite(engine)
    const idle = { SESSION_IDLE_SECONDS: 100 }
    const start = Date.now()
    const token = await logIn(database, { expires: start + 300_000 })
    expect(await findSession(database, idle, token, start + 90_000)).toBeDefined()
    expect(await findSession(database, idle, token, start + 180_000)).toBeDefined()
    expect(await findSession(database, idle, token, start + 270_000)).toBeDefined()
    expect(await findSession(database, idle, token, start + 300_000)).toBeUndefined()
    const resting = await logIn(database)
    expect(await findSession(database, idle, resting, start + 101_000)).toBeUndefined()
  })

  test('a short idle time is enforced as exactly as a long one', async () => {
    const { database } = await openSite(engine)
    const idle = { SESSION_IDLE_SECONDS: 10 }
    const start = Date.now()
    const token = await logIn(database)
    for (let seconds = 6; seconds < 60; seconds += 6)
      expect(await findSession(database, idle, token, start + seconds * 1000)).toBeDefined()
  })

  test('sweeping removes expired rows, and no others', async () => {
    const { database, settings } = await openSite(engine)
    const [now, live] = [Date.now(), await logIn(database)]
    await logIn(database, { expires: now - 1 })
    const resting = await logIn(database)
    await database.updateTable('sessions').set({ last_time: 0 }).where('token_hash', '=', sha256(resting)).execute()
    const attempt = { failures: 1, window_start: 0, locked_until: 0 }
    await database
      .insertInto('login_attempts')
      .values([
        { ...attempt, scope: 'old' },
        { ...attempt, scope: 'locked', locked_until: now + 60_000 },
        { ...attempt, scope: 'new', window_start: now },
      ])
      .execute()
    await sweepSessions(database, settings, now)
    expect(await database.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: sha256(live) }])
    const scopes = await database.selectFrom('login_attempts').select('scope').orderBy('scope').execute()
    expect(scopes.map(({ scope }) => scope)).toEqual(['locked', 'new'])
  })
})
