// The server survives a crash of its database.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openAppOn } from '../fixtures/open-site.ts'
import { runPostgres } from '../fixtures/run-postgres.ts'
import { bumpRevision } from './bump-revision.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { openDatabase } from './open-database.ts'

test('PostgreSQL is killed and starts again: the site says 503 meanwhile, and goes on', {}, async () => {
  const { url, crash, stop } = await runPostgres()
  onTestFinished(stop)
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  onTestFinished(() => database.destroy())
  const { app } = await openAppOn(database)
  let heard = 0
  onTestFinished(listenForChanges(url, () => heard++))

  const asks = sql`select pg_sleep(30)`.execute(database).catch((error: Error) => error)
  const login = () => app.inject({ method: 'POST', url: '/v1/user/login', payload: { username: 'a', password: 'b' } })
  expect((await login()).statusCode).toBe(401)
  const crashed = crash()
  const meanwhile = await login()
  expect([503, 401]).toContain(meanwhile.statusCode)
  if (meanwhile.statusCode === 503) expect(meanwhile.json()).toMatchObject({ code: 503, data: null })
  await crashed
  expect(await asks).toBeInstanceOf(Error)
  expect((await login()).statusCode).toBe(401)
  expect((await app.inject('/readyz')).statusCode).toBe(200)

  // The listener reconnects automatically.
  const before = heard
  const heardOfAnother = async () => {
    await database.transaction().execute(bumpRevision)
    return heard
  }
  await expect.poll(heardOfAnother).toBeGreaterThan(before)
})
