import { describe, expect, test } from 'vitest'
import { engines, openEmptyDatabase } from '../fixtures/databases.ts'
import { createFirstAdmin } from './create-first-admin.ts'
import { verifyPassword } from './password-hash.ts'

const settings = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'analytical engine' }

describe.each(engines)('on %s', (engine) => {
  test('an empty database gets the administrator of the settings, and later settings change nothing', async () => {
    const database = await openEmptyDatabase(engine)
    expect(await createFirstAdmin(database, settings)).toEqual({ username: 'owner' })
    await createFirstAdmin(database, { ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'another engine' })
    const users = await database.selectFrom('users').selectAll().execute()
    expect(users).toMatchObject([{ id: 1, username: 'owner', role: 'admin', disabled: 0 }])
    expect(await verifyPassword('analytical engine', users[0]?.password_hash)).toEqual({ fits: true, isStale: false })
  })

  test('without a password a random one is generated, returned once, and stored nowhere', async () => {
    const database = await openEmptyDatabase(engine)
    const made = await createFirstAdmin(database, { ...settings, ADMIN_PASSWORD: '' })
    expect(made).toEqual({ username: 'owner', password: expect.stringMatching(/^[\w-]{20}$/) })
    const { password_hash } = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect((await verifyPassword(made?.password ?? '', password_hash)).fits).toBe(true)
    expect(await createFirstAdmin(database, { ...settings, ADMIN_PASSWORD: '' })).toBeUndefined()
  })

  test('of processes that start concurrently, one creates it', async () => {
    const database = await openEmptyDatabase(engine)
    const starts = [1, 2, 3, 4].map(() => createFirstAdmin(database, { ...settings, ADMIN_PASSWORD: '' }))
    const made = (await Promise.all(starts)).filter((each) => each !== undefined)
    expect(made).toHaveLength(1)
    const users = await database.selectFrom('users').selectAll().execute()
    expect(users).toHaveLength(1)
    expect((await verifyPassword(made[0]?.password ?? '', users[0]?.password_hash)).fits).toBe(true)
  })

  test.each([
    { ADMIN_PASSWORD: 'short' },
    { ADMIN_PASSWORD: 'password123' },
    { ADMIN_USERNAME: 'somebody', ADMIN_PASSWORD: 'somebody' },
  ])('%j prevents the start with a message, and creates no user', async (some) => {
    const database = await openEmptyDatabase(engine)
    await expect(createFirstAdmin(database, { ...settings, ...some })).rejects.toThrow(
      /^ADMIN_PASSWORD cannot be used: ./,
    )
    expect(await database.selectFrom('users').selectAll().execute()).toEqual([])
    // The settings matter only while there is no user.
    await createFirstAdmin(database, settings)
    expect(await createFirstAdmin(database, { ...settings, ...some })).toBeUndefined()
  })

  test('an invalid name is refused with the reason', async () => {
    const database = await openEmptyDatabase(engine)
    await expect(createFirstAdmin(database, { ...settings, ADMIN_USERNAME: 'a b' })).rejects.toThrow(
      /^ADMIN_USERNAME: /,
    )
    expect(await database.selectFrom('users').selectAll().execute()).toEqual([])
  })
})
