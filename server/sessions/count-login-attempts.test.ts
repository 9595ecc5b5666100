import { describe, expect, test } from 'vitest'
import { addUser } from '../fixtures/add-user.ts'
import { call } from '../fixtures/call.ts'
import { engines } from '../fixtures/databases.ts'
import { openSite } from '../fixtures/open-site.ts'

describe.each(engines)('on %s', (engine) => {
  test('after five failures even the right password is locked, for this name and address only', async () => {
    const { app, database } = await openSite(engine, { LOGIN_LOCK_SECONDS: '600' })
    const credentials = await addUser(database)
    const wrong = { ...credentials, password: 'wrong' }
    for (let count = 0; count < 5; count++) expect((await call(app, 'login', { body: wrong })).status).toBe(401)
    const { status, msg, data, headers } = await call(app, 'login', { body: credentials })
    expect([status, msg, data]).toEqual([429, '请求过于频繁，请稍后再试', null])
    expect(Number(headers['retry-after'])).toBeGreaterThan(590)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
    expect((await call(app, 'login', { body: { ...wrong, username: 'nobody' } })).status).toBe(401)
    expect((await call(app, 'login', { body: credentials, address: '192.0.2.2' })).status).toBe(200)
  })

  test('an unknown name is locked like any other', async () => {
    const { app } = await openSite(engine)
    const body = { username: 'nobody', password: 'wrong' }
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await call(app, 'login', { body })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('of forty concurrent guesses five are checked', async () => {
    const { app, database } = await openSite(engine)
    const { username } = await addUser(database)
    const guesses = Array.from({ length: 40 }, (_, index) =>
      call(app, 'login', { body: { username, password: `guess ${index}` } }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(35)
  })

  test('a success resets the failures of its name', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++)
        expect((await call(app, 'login', { body: { ...credentials, password: 'wrong' } })).status).toBe(401)
      expect((await call(app, 'login', { body: credentials })).status).toBe(200)
    }
  })

  test('a lock expires, and the count starts again', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    const wrong = { ...credentials, password: 'wrong' }
    for (let count = 0; count < 6; count++) await call(app, 'login', { body: wrong })
    await database
      .updateTable('login_attempts')
      .set({ locked_until: Date.now() - 1 })
      .where('locked_until', '>', 0)
      .execute()
    for (let count = 0; count < 4; count++) expect((await call(app, 'login', { body: wrong })).status).toBe(401)
    expect((await call(app, 'login', { body: credentials })).status).toBe(200)
  })

  test('failures of more than fifteen minutes ago do not count', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    for (let count = 0; count < 4; count++) await call(app, 'login', { body: { ...credentials, password: 'wrong' } })
    await database
      .updateTable('login_attempts')
      .set({ window_start: Date.now() - 900_001 })
      .execute()
    for (let count = 0; count < 4; count++)
      expect((await call(app, 'login', { body: { ...credentials, password: 'wrong' } })).status).toBe(401)
  })

  test('fifty failures lock an address, whatever the names; successes do not count', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    expect((await call(app, 'login', { body: credentials })).status).toBe(200)
    const guess = (index: number) => call(app, 'login', { body: { username: `name${index}`, password: 'x' } })
    for (let index = 0; index < 50; index += 10) {
      const some = await Promise.all(Array.from({ length: 10 }, (_, more) => guess(index + more)))
      expect(some.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401))
    }
    expect((await call(app, 'login', { body: credentials })).status).toBe(429)
    expect((await call(app, 'login', { body: credentials, address: '192.0.2.2' })).status).toBe(200)
  })

  test('attempts for a locked name do not count for its address', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    for (let count = 0; count < 60; count++)
      await call(app, 'login', { body: { username: 'nobody', password: 'wrong' } })
    expect((await call(app, 'login', { body: credentials })).status).toBe(200)
  })

  test('addresses of one IPv6 network are one address', async () => {
    const { app, database } = await openSite(engine)
    const credentials = await addUser(database)
    for (let count = 0; count < 5; count++)
      await call(app, 'login', { body: { ...credentials, password: 'x' }, address: `2001:db8:1:2::${count}` })
    expect((await call(app, 'login', { body: credentials, address: '2001:db8:1:2:ffff::1' })).status).toBe(429)
    expect((await call(app, 'login', { body: credentials, address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('an address has ten times the failures of a name, and a /48 twenty times, however many networks it has', async () => {
    const { app, database } = await openSite(engine, { LOGIN_MAX_FAILURES: '1' })
    const credentials = await addUser(database)
    const guess = (index: number, address: string) =>
      call(app, 'login', { body: { username: `name${index}`, password: 'x' }, address })
    const statuses = []
    for (let index = 0; index < 11; index++) statuses.push((await guess(index, '2001:db8:1:1::1')).status)
    for (let index = 0; index < 11; index++) statuses.push((await guess(index, `2001:db8:1:${index + 2}::1`)).status)
    expect(statuses.map((status) => (status === 429 ? 1 : 0)).join('')).toBe('0000000000100000000001')
    expect((await call(app, 'login', { body: credentials, address: '2001:db8:1:99::1' })).status).toBe(429)
    expect((await call(app, 'login', { body: credentials, address: '2001:db8:2:1::1' })).status).toBe(200)
  })

  test('a forwarded address counts only behind a trusted proxy', async () => {
    const { app } = await openSite(engine)
    const statuses = []
    for (let count = 0; count < 6; count++) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}` }
      statuses.push((await call(app, 'login', { body: { username: 'nobody', password: 'x' }, headers })).status)
    }
    expect(statuses[5]).toBe(429)
  })
})
