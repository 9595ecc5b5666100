import { describe, expect, test } from 'vitest'
import { addUser } from '../fixtures/add-user.ts'
import { call } from '../fixtures/call.ts'
import { engines, openEmptyDatabase } from '../fixtures/databases.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'
import { writeAuditEntries } from './write-audit-entries.ts'

describe.each(engines)('on %s', (engine) => {
  test('who logged in, changed themselves, ended a session and logged out is listed, newest first', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    await call(app, 'login', { body: { ...credentials, password: 'wrong' } })
    const { token } = (await call(app, 'login', { body: credentials })).data
    await logIn(database, { username: 'bob' })
    await call(app, 'endSession', { token, body: { id: 2 } })
    await call(app, 'updateOwnUser', { token, body: { old_password: credentials.password, username: 'eve' } })
    const watcher = await logIn(database, { username: 'watcher' })
    await call(app, 'logout', { token })
    const { data } = await call(app, 'listAudit', { token: watcher, query: '?page_size=3' })
    const lines = data.list.map(({ username, action, target }: Record<string, string>) => [username, action, target])
    expect([data.total, lines]).toEqual([
      4,
      [
        ['eve', 'logout', 'eve'],
        ['ada', 'user.update', 'eve'],
        ['ada', 'session.end', 'bob'],
      ],
    ])
    const last = await call(app, 'listAudit', { token: watcher, query: '?page_size=3&page=2' })
    expect(last.data.list).toMatchObject([{ id: 1, username: 'ada', action: 'login', address: '192.0.2.1', hash: '' }])
  })

  test('the newest ten thousand lines are kept', async () => {
    const database = await openEmptyDatabase(engine)
    const entry = { username: 'ada', action: 'login', target: '', address: '' }
    const row = { ...entry, time: 0, hash: '' }
    for (let round = 0; round < 10; round++)
      await database
        .insertInto('audit')
        .values(Array.from({ length: 1000 }, () => row))
        .execute()
    await writeAuditEntries(database, entry, entry)
    const ids = await database.selectFrom('audit').select('id').orderBy('id').execute()
    expect([ids.length, ids[0]?.id, ids.at(-1)?.id]).toEqual([10_000, 3, 10_002])
  })
})
