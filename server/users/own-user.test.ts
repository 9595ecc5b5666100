import { describe, expect, test } from 'vitest'
import { addUser } from '../fixtures/add-user.ts'
import { call } from '../fixtures/call.ts'
import { type Engine, engines } from '../fixtures/databases.ts'
import { openSite } from '../fixtures/open-site.ts'

const old_password = 'first engine 1843'
const new_password = 'second engine 1849'

async function loggedIn(engine: Engine, variables: Record<string, string> = {}) {
  const { app, database } = await openSite(engine, variables)
  const credentials = await addUser(database, { role: 'user' })
  const { data } = await call(app, 'login', { body: credentials })
  const token: string = data.token
  const update = (body: unknown) => call(app, 'updateOwnUser', { token, body })
  return { app, database, credentials, token, update, user: data }
}

describe.each(engines)('on %s', (engine) => {
  test('the new password is accepted, and the old one no longer', async () => {
    const { app, update, credentials, user } = await loggedIn(engine)
    const { status, data } = await update({ old_password, new_password })
    const { expires_at: _, ...unchanged } = user
    expect([status, data]).toEqual([200, { ...unchanged, update_time: data.update_time }])
    expect(data.update_time > user.update_time).toBe(true)
    expect((await call(app, 'login', { body: credentials })).status).toBe(401)
    expect((await call(app, 'login', { body: { username: 'ada', password: new_password } })).status).toBe(200)
  })

  test('the new name is accepted, and the old one no longer', async () => {
    const { app, update, credentials } = await loggedIn(engine)
    expect((await update({ old_password, username: 'Ada.L-1' })).data.username).toBe('Ada.L-1')
    expect((await call(app, 'login', { body: credentials })).status).toBe(401)
    expect((await call(app, 'login', { body: { username: 'Ada.L-1', password: old_password } })).status).toBe(200)
  })

  test.each([{ new_password }, { username: 'lovelace' }])(
    'with %j all other sessions of the user end, and nobody else’s',
    async (change) => {
      const { app, database, credentials, token, update } = await loggedIn(engine)
      const other = (await call(app, 'login', { body: credentials })).data.token
      const bob = await addUser(database, { username: 'bob' })
      const foreign = (await call(app, 'login', { body: bob })).data.token
      expect((await update({ old_password, ...change })).status).toBe(200)
      const statuses = [token, other, foreign].map(
        async (each) => (await call(app, 'readOwnUser', { token: each })).status,
      )
      expect(await Promise.all(statuses)).toEqual([200, 403, 200])
    },
  )

  test('a wrong old password is 400, and after five of them even the right one is locked', async () => {
    const { app, token, update } = await loggedIn(engine)
    const statuses = []
    for (let count = 0; count < 6; count++)
      statuses.push((await update({ old_password: 'wrong', new_password })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const { status, headers } = await update({ old_password, new_password })
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect((await call(app, 'readOwnUser', { token })).status).toBe(200)
  })

  test('a wrong old password names its field, in the reader’s language', async () => {
    const { app, token } = await loggedIn(engine)
    const body = { old_password: 'wrong', new_password }
    const { data } = await call(app, 'updateOwnUser', { token, body, headers: { 'accept-language': 'zh-CN' } })
    expect(data).toEqual({ errors: [{ field: 'old_password', message: '当前密码不正确' }] })
  })

  test('an invalid name or password is refused, naming its field, and changes nothing', async () => {
    const { app, update, credentials } = await loggedIn(engine)
    const bodies: [body: object, field: string][] = [
      [{ old_password }, ''],
      [{ new_password }, 'old_password'],
      [{ old_password, new_password: 'seven77' }, 'new_password'],
      [{ old_password, new_password: '\u{1f511}'.repeat(7) }, 'new_password'],
      [{ old_password, new_password: 'x'.repeat(129) }, 'new_password'],
      [{ old_password, new_password: old_password }, 'new_password'],
      [{ old_password, new_password: 'Password123' }, 'new_password'],
      [{ old_password, new_password: 'Lovelace', username: 'lovelace' }, 'new_password'],
      [{ old_password, username: 'ab' }, 'username'],
      [{ old_password, username: 'a b c' }, 'username'],
      [{ old_password, username: '洛芙莱斯' }, 'username'],
      [{ old_password, username: 'x'.repeat(33) }, 'username'],
    ]
    for (const [body, field] of bodies) {
      const { status, data } = await update(body)
      expect([body, status, data.errors[0].field]).toEqual([body, 400, field])
    }
    expect((await call(app, 'login', { body: credentials })).status).toBe(200)
  })

  test('any characters make a password, eight to 128 of them', async () => {
    const { app, update } = await loggedIn(engine)
    let current = old_password
    for (const text of ['\u{1f511}'.repeat(8), ' eight 88', 'x'.repeat(128), '密码一二三四五六']) {
      expect((await update({ old_password: current, new_password: text })).status).toBe(200)
      expect((await call(app, 'login', { body: { username: 'ada', password: text } })).status).toBe(200)
      current = text
    }
  })

  test('a name that somebody has is 409, and changes nothing', async () => {
    const { app, database, credentials, update } = await loggedIn(engine)
    await addUser(database, { username: 'bob' })
    const { status, data } = await update({ old_password, new_password, username: 'bob' })
    expect([status, data]).toEqual([409, null])
    expect((await call(app, 'login', { body: credentials })).status).toBe(200)
    expect((await update({ old_password, username: 'ada' })).status).toBe(200)
  })

  test('of two concurrent requests for one name, one succeeds', async () => {
    const { app, database, token } = await loggedIn(engine)
    const bob = await addUser(database, { username: 'bob' })
    const tokens = [token, (await call(app, 'login', { body: bob })).data.token]
    const answers = await Promise.all(
      tokens.map((each) => call(app, 'updateOwnUser', { token: each, body: { old_password, username: 'wanted' } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of two concurrent changes with the same old password, one succeeds', async () => {
    const { app, update } = await loggedIn(engine)
    const passwords = ['third engine 1', 'third engine 2']
    const answers = await Promise.all(passwords.map((text) => update({ old_password, new_password: text })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)]
    expect((await call(app, 'login', { body: { username: 'ada', password: winner } })).status).toBe(200)
  })

  test('users cannot change their own role or id', async () => {
    const { database, update } = await loggedIn(engine)
    const body = {
      old_password,
      username: 'eve',
      id: 99,
      role: 'admin',
      disabled: 1,
      create_time: 0,
      password_hash: 'x',
    }
    expect((await update(body)).data).toMatchObject({ id: 1, role: 'user', username: 'eve' })
    expect(await database.selectFrom('users').select(['id', 'role', 'disabled']).execute()).toEqual([
      { id: 1, role: 'user', disabled: 0 },
    ])
  })
})
