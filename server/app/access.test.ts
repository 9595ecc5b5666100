// Authorization: every call of the contract, made by every kind of caller.
import { describe, expect, test } from 'vitest'
import { type Route, routes } from '#contract/routes.ts'
import { enginesForCalls } from '../fixtures/databases.ts'
import { logIn, type OpenSite, openSite } from '../fixtures/open-site.ts'
import { sha256 } from '../store/sha256.ts'

/** Every kind of caller, with a new token for each call, as some calls end the session. */
const callers = {
  visitor: async () => undefined,
  user: ({ database }) => logIn(database, { role: 'user' }),
  admin: ({ database }) => logIn(database),
  'user of another role': ({ database }) => logIn(database, { role: 'owner' }),
  'expired admin': ({ database }) => logIn(database, { expires: Date.now() - 1 }),
  'admin who rested too long': async ({ database, settings }) => {
    const token = await logIn(database)
    const last_time = Date.now() - settings.SESSION_IDLE_SECONDS * 1000 - 1
    await database.updateTable('sessions').set({ last_time }).where('token_hash', '=', sha256(token)).execute()
    return token
  },
  'admin who logged out': async ({ app, database }) => {
    const token = await logIn(database)
    await app.inject({ method: 'POST', url: routes.logout.path, ...sent(token) })
    return token
  },
  'disabled admin': async ({ database }) => {
    const token = await logIn(database)
    await database
      .updateTable('users')
      .set({ disabled: 1 })
      .where('id', 'in', (query) =>
        query.selectFrom('sessions').select('user_id').where('token_hash', '=', sha256(token)),
      )
      .execute()
    return token
  },
  'somebody with a made-up token': async () => 'x'.repeat(43),
} satisfies Record<string, (site: OpenSite) => Promise<string | undefined>>

const letIn: Record<Route['access'], string[]> = {
  public: Object.keys(callers),
  user: ['user', 'admin', 'user of another role'],
  admin: ['admin'],
}

const sent = (token: string | undefined) => ({
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  payload: '{}',
})

describe.each(enginesForCalls)('on %s', (engine) => {
  test.each(Object.entries(callers))(
    '%s is let in where the contract says so, and nowhere else',
    async (name, come) => {
      const site = await openSite(engine)
      const wrong: unknown[] = []
      for (const { method, path, access } of Object.values<Route>(routes)) {
        if (!site.app.hasRoute({ method, url: path })) continue
        const token = await come(site)
        const answer = await site.app.inject({ method, url: path, ...sent(token) })
        const isRefused = answer.statusCode === 403
        if (isRefused === letIn[access].includes(name) || answer.statusCode >= 500)
          wrong.push([method, path, answer.statusCode])
        if (isRefused) expect(answer.json()).toEqual({ code: 403, msg: '请刷新页面登录', data: null })
        if (access !== 'public') expect(answer.headers['cache-control']).toBe('no-store')
      }
      expect(wrong).toEqual([])
    },
  )

  test('the header is the only place for a token, and takes exactly one', async () => {
    const site = await openSite(engine)
    const { app, database } = site
    const [token, other] = [await logIn(database), await logIn(database)]
    const url = routes.readWholeConfig.path
    const ask = async (headers: Record<string, string | string[]>, query = '') =>
      (await app.inject({ url: `${url}${query}`, headers })).statusCode
    const opens = [`Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}`]
    for (const authorization of opens)
      expect([authorization, await ask({ authorization })]).toEqual([authorization, 200])
    const fails = [
      ...['', token, `Basic ${token}`, `Basic ${btoa(`admin:${token}`)}`, `Token ${token}`, 'Bearer', 'Bearer '],
      ...[`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Bearer ${token.toUpperCase()}`, `Bearer "${token}"`],
      ...[`Bearer ${token} ${other}`, `Bearer ${token},${other}`, `Bearer ${token}, Bearer ${other}`],
      ...[
        `Bearer ${sha256(token)}`,
        'Bearer null',
        'Bearer undefined',
        'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.',
      ],
    ]
    for (const authorization of fails)
      expect([authorization, await ask({ authorization })]).toEqual([authorization, 403])
    expect(await ask({ cookie: `token=${token}` })).toBe(403)
    expect(await ask({ 'x-token': token, token })).toBe(403)
    expect(await ask({}, `?token=${token}&access_token=${token}&authorization=Bearer%20${token}`)).toBe(403)
    const body = await app.inject({
      method: 'POST',
      url: routes.deleteRecords.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ token, id: 1 }),
    })
    expect(body.statusCode).toBe(403)
  })

  test('a cross-site write is refused, whatever its credentials', async () => {
    const { app, database } = await openSite(engine, { CORS_ORIGINS: 'https://friend.example' })
    const token = await logIn(database)
    const ask = async (headers: Record<string, string>) => {
      const all = { ...sent(token).headers, ...headers }
      return (await app.inject({ method: 'POST', url: routes.deleteRecords.path, headers: all, payload: '{"id":1}' }))
        .statusCode
    }
    expect(await ask({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(403)
    expect(await ask({ 'sec-fetch-site': 'cross-site', origin: 'https://friend.example' })).toBe(404)
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(404)
  })
})
