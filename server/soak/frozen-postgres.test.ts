import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addUser } from '../fixtures/add-user.ts'
import { logIn, openAppOn } from '../fixtures/open-site.ts'
import { runPostgres } from '../fixtures/run-postgres.ts'
import { openDatabase } from '../store/open-database.ts'

/** How often it is frozen, at a different moment each time. */
const rounds = Math.ceil(Number(process.env['SOAK_ROUNDS'] ?? 20) / 10)

// SIGSTOP and /proc need Linux.
test.runIf(process.platform === 'linux')(
  `${rounds} times PostgreSQL is frozen: every call is answered meanwhile with 503, and as ever right after`,
  async () => {
    const { url, freeze, thaw, stop } = await runPostgres()
    onTestFinished(stop)
    const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' }, 1400)
    onTestFinished(() => database.destroy())
    const { app } = await openAppOn(database, { LOGIN_MAX_FAILURES: '100000' })
    const { username, password } = await addUser(database)
    const headers = { authorization: `Bearer ${await logIn(database)}` }
    await app.listen({ port: 0 })
    const origin = `http://127.0.0.1:${Object(app.server.address()).port}`
    const post = (path: string, body: object) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const entries = [{ name: 'site_info', config: { site_name: 'Thawed' } }]
    const calls = [
      () => fetch(`${origin}/readyz`),
      () => post('/v1/user/login', { username, password }),
      () => fetch(`${origin}/admin/v1/site_config/all`, { headers }),
      () => fetch(`${origin}/auth/v1/user/info`, { headers }),
      () => post('/admin/v1/site_config/update', { entries }),
    ]
    const statuses = () => Promise.all(calls.map(async (call) => (await call()).status))

    for (let round = 0; round < rounds; round++) {
      expect(await statuses()).toEqual([200, 200, 200, 200, 200])
      // Some calls are in flight when it freezes, and more follow than there are connections.
      const before = Array.from({ length: 4 }, statuses)
      await sleep(1 + round * 3)
      freeze()
      try {
        await sleep(100)
        const during = (await Promise.all(Array.from({ length: 6 }, statuses))).flat()
        expect(during).toEqual(during.map(() => 503))
        expect((await Promise.all(before)).flat().filter((status) => status !== 200 && status !== 503)).toEqual([])
        expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      } finally {
        thaw()
      }
      expect(await statuses()).toEqual([200, 200, 200, 200, 200])
    }
  },
)
