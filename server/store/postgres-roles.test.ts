import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addUser } from '../fixtures/add-user.ts'
import { openAppOn } from '../fixtures/open-site.ts'
import { run } from '../fixtures/run.ts'
import { type RunningPostgres, runPostgres } from '../fixtures/run-postgres.ts'
import { readSettings } from '../settings/settings.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { openDatabase } from './open-database.ts'

const roles = readFileSync(new URL('../../deploy/postgres-roles.sql', import.meta.url), 'utf8')

/** Starts a PostgreSQL with the database and roles that docs/operations.md describes. */
async function openWithRoles() {
  const { url, stop }: RunningPostgres = await runPostgres()
  onTestFinished(stop)
  const as = (user: string) => url.replace('postgres@', `${user}@`).replace(/postgres$/, 'toolbench')
  const ask = async (address: string, text: string) => {
    const client = new pg.Client(address)
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await ask(url, 'create database toolbench')
  const statements = roles.replace(/^\\.*$/gm, '').replace(/:'\w+'/g, "'secret'")
  await ask(as('postgres'), statements)
  return { owner: as('toolbench'), site: as('toolbench_site') }
}

test('the site runs as a role that changes rows and no tables, once the owner’s role has migrated them', async () => {
  const { owner, site } = await openWithRoles()
  const tooEarly = openDatabase({ DATABASE_URL: site, DATA_DIR: '' })
  await expect(tooEarly).rejects.toThrow('run `migrate` with that of their owner')

  expect(await run(readSettings({ DATABASE_URL: owner }), ['migrate'])).toMatchObject({ code: 0 })
  const database = await openDatabase({ DATABASE_URL: site, DATA_DIR: '' }, 1400)
  onTestFinished(() => database.destroy())
  const { app } = await openAppOn(database)
  const { username, password } = await addUser(database)
  const heard = new Promise<void>((resolve) => onTestFinished(listenForChanges(site, resolve)))
  const login = await app.inject({ method: 'POST', url: '/v1/user/login', payload: { username, password } })
  const headers = { authorization: `Bearer ${login.json().data.token}` }
  const save = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/admin/v1/site_config/update',
      headers,
      payload: { entries: [{ name: 'site_info', config: { site_name: name } }] },
    })
  // Listening starts a moment after the call.
  const saving = (async () => {
    for (let count = 0, isHeard = false; !isHeard; count++) {
      expect((await save(`Ours ${count}`)).statusCode).toBe(200)
      isHeard = await Promise.race([heard.then(() => true), new Promise<boolean>((ok) => setTimeout(ok, 50, false))])
    }
  })()
  await Promise.all([heard, saving])

  const users = sql.table('users')
  for (const statement of [
    sql`create table own (id int)`,
    sql`create temporary table own (id int)`,
    sql`create schema own`,
    sql`drop table ${users}`,
    sql`alter table ${users} add column own int`,
    sql`truncate ${users}`,
    sql`create role own`,
    sql`copy (select 1) to program 'true'`,
    sql`select pg_read_file('/etc/passwd')`,
  ])
    await expect(statement.execute(database)).rejects.toMatchObject({ code: '42501' })
})

test('commands work as that role: users, a backup, and restoring it', async () => {
  const { owner, site } = await openWithRoles()
  await run(readSettings({ DATABASE_URL: owner }), ['migrate'])
  const settings = readSettings({ DATABASE_URL: site })
  const add = ['user', 'create', '--username', 'ada', '--role', 'admin']
  expect(await run(settings, add, 'first engine 1843\n')).toMatchObject({ code: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'roles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'backup.db')
  expect(await run(settings, ['backup', file])).toMatchObject({ code: 0, err: '' })
  expect(await run(settings, ['restore', file])).toMatchObject({ code: 0, err: '' })
  expect((await run(settings, ['user', 'list'])).out).toContain('ada')
})
