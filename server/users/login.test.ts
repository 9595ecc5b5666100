import { describe, expect, test } from 'vitest'
import { passwordCost } from '#server/users/password-cost.ts'
import { addUser } from '../fixtures/add-user.ts'
import { call } from '../fixtures/call.ts'
import { engines, openEmptyDatabase } from '../fixtures/databases.ts'
import { openAppOn, openSite } from '../fixtures/open-site.ts'
import { sha256 } from '../store/sha256.ts'

const { memory, passes } = passwordCost

describe.each(engines)('on %s', (engine) => {
  test('a login returns the user with a token and its expiry, and the token is accepted', async () => {
    const { app, database } = await openSite(engine, { SESSION_TTL_SECONDS: '3600' })
    const credentials = await addUser(database)
    const before = Date.now()
    const { status, data, headers } = await call(app, 'login', { body: credentials })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(Object.keys(data).sort()).toEqual(
      ['create_time', 'expires_at', 'id', 'role', 'token', 'update_time', 'username'].sort(),
    )
    expect(data).toMatchObject({ id: 1, username: 'ada', role: 'admin', token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(Date.parse(data.expires_at) - before).toBeGreaterThanOrEqual(3_600_000)
    expect((await call(app, 'readOwnUser', { token: data.token })).data).toEqual({
      id: 1,
      username: 'ada',
      role: 'admin',
      token: data.token,
      create_time: data.create_time,
      update_time: data.update_time,
    })
  })

  test('neither the token nor the password is in the database', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    const { data } = await call(app, 'login', { body: credentials, headers: { 'user-agent': 'Browser/1' } })
    const sessions = await database.selectFrom('sessions').selectAll().execute()
    expect(sessions).toMatchObject([{ token_hash: sha256(data.token), address: '192.0.2.1', agent: 'Browser/1' }])
    const users = await database.selectFrom('users').selectAll().execute()
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(JSON.stringify([sessions, users])).not.toContain(data.token)
    expect(JSON.stringify([sessions, users])).not.toContain(credentials.password)
  })

  test('an unknown name, a wrong password and a disabled user get the same answer', async () => {
    const { app, database } = await openSite(engine)
    const { username, password } = await addUser(database)
    const disabled = await addUser(database, { username: 'bob' })
    await database.updateTable('users').set({ disabled: 1 }).where('username', '=', 'bob').execute()
    const tries = [
      { username, password: 'x' },
      { username: 'nobody', password },
      disabled,
      { username: 'ADA', password },
    ]
    for (const body of tries) {
      const { status, msg, data, headers } = await call(app, 'login', { body })
      expect([status, msg, data]).toEqual([401, '用户名或密码错误', null])
      expect(headers).not.toHaveProperty('retry-after')
    }
  })

  test('name and password are taken exactly as they are sent', async () => {
    const { app, database } = await openSite(engine)
    const password = ` Pässwörd 密码 \u{1f511} ${'x'.repeat(90)} `
    await addUser(database, { password })
    const sent = [password.trim(), password.toLowerCase(), password.normalize('NFD'), password.slice(0, 72), password]
    const answers = []
    for (const [index, text] of sent.entries())
      answers.push(await call(app, 'login', { body: { username: 'ada', password: text }, address: `192.0.2.${index}` }))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 200])
    expect((await call(app, 'login', { body: { username: ' ada', password } })).status).toBe(401)
  })

  test('an invalid name or password is refused, naming its field, and does not count as a failure', async () => {
    const { app, database } = await openSite(engine)
    const bodies: [body: object, field: string][] = [
      [{}, 'username'],
      [{ username: 'ada' }, 'password'],
      [{ username: '', password: 'x' }, 'username'],
      [{ username: 'x'.repeat(65), password: 'x' }, 'username'],
      [{ username: 'ada', password: '' }, 'password'],
      [{ username: 'ada', password: 'x'.repeat(257) }, 'password'],
      [{ username: 'ada', password: ['x'] }, 'password'],
      [{ username: 'ada', password: 'a\0b' }, 'password'],
    ]
    for (const [body, field] of bodies) {
      const { status, data, msg } = await call(app, 'login', { body })
      expect([body, status, data.errors[0].field]).toEqual([body, 400, field])
      expect(msg).toContain(field)
    }
    expect(await database.selectFrom('login_attempts').selectAll().execute()).toEqual([])
  })

  test('at most twenty sessions are kept; the least recently used is ended', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    const tokens: string[] = []
    for (let count = 0; count < 20; count++) tokens.push((await call(app, 'login', { body: credentials })).data.token)
    expect(new Set(tokens).size).toBe(20)
    const [first = '', second = ''] = tokens
    await database
      .updateTable('sessions')
      .set((row) => ({ last_time: row('last_time', '-', 5000) }))
      .where('token_hash', '!=', sha256(first))
      .execute()
    const { data } = await call(app, 'login', { body: credentials })
    expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(20)
    expect((await call(app, 'readOwnUser', { token: first })).status).toBe(200)
    expect((await call(app, 'readOwnUser', { token: second })).status).toBe(403)
    expect((await call(app, 'readOwnUser', { token: data.token })).status).toBe(200)
  })

  test('concurrent logins each open a session', async () => {
    const { app, database } = await openSite(engine, { LOGIN_MAX_FAILURES: '100' })
    const credentials = await addUser(database)
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(app, 'login', { body: credentials })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(12)
    expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(12)
  })

  test('who logged in, who failed and who is locked is in the log; no password, token or made-up name is', async () => {
    const lines: string[] = []
    const database = await openEmptyDatabase(engine)
    const { app } = await openAppOn(database, { LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) })
    const { username, password } = await addUser(database)
    const { token } = (await call(app, 'login', { body: { username, password } })).data
    for (let count = 0; count < 6; count++)
      await call(app, 'login', { body: { username, password: 'slip of the hand' } })
    await call(app, 'login', { body: { username: 'pasted secret\n{"user":"ada"}', password } })
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /log/.test(msg))
    expect(logged.map(({ msg, user, address }) => [msg, user, address])).toEqual([
      ['logged in', 'ada', '192.0.2.1'],
      ...Array.from({ length: 5 }, () => ['login failed', 'ada', '192.0.2.1']),
      ['login locked', undefined, '192.0.2.1'],
      ['login failed', undefined, '192.0.2.1'],
    ])
    for (const secret of [password, token, 'slip of the hand', 'pasted secret', 'argon2'])
      expect(lines.join('')).not.toContain(secret)
  })

  test('a hash with other parameters is replaced at the next login', async () => {
    const { app, database } = await openSite(engine)
    // 'first engine 1843', with half of today’s memory.
    const old = '$argon2id$v=19$m=9728,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$DuJu44cO2lu2z0/IPBLRFG211QR3uZRj5+KtcqZNNuw'
    const credentials = await addUser(database)
    await database.updateTable('users').set({ password_hash: old }).execute()
    expect((await call(app, 'login', { body: credentials })).status).toBe(200)
    const { password_hash } = await database.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
    expect(password_hash).toMatch(new RegExp(`^\\$argon2id\\$v=19\\$m=${memory},t=${passes},p=1\\$`))
    expect((await call(app, 'login', { body: credentials })).status).toBe(200)
  })
})
