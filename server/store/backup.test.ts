import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { siteStateOf } from '../app/site-state-of.ts'
import { addUser } from '../fixtures/add-user.ts'
import { createEmptySchema, type Engine, engines } from '../fixtures/databases.ts'
import { logIn } from '../fixtures/open-site.ts'
import { run } from '../fixtures/run.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { backupTables, tableNames } from './backup-tables.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { type Database, openSqlite } from './open-sqlite.ts'
import { readMigrations } from './read-migrations.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function settingsOf(engine: Engine): Promise<Settings> {
  const DATABASE_URL = engine === 'postgres' ? await createEmptySchema() : ''
  return readSettings({ DATABASE_URL, DATA_DIR: newFolder() })
}

async function open(settings: Settings): Promise<Database> {
  const database = await openDatabase(settings)
  onTestFinished(() => database.destroy())
  return database
}

/** Inserts rows into every table. */
async function fill(database: Database): Promise<void> {
  const record = {
    value: '{"name":"友","link":"https://a.example"}',
    sort: 1,
    version: 2,
    create_time: 3,
    update_time: 4,
  }
  const rows = Array.from({ length: 1200 }, (_, index) => ({ ...record, kind: 'friend_link', key: `k${index}` }))
  for (let start = 0; start < rows.length; start += 400)
    await database
      .insertInto('data_list')
      .values(rows.slice(start, start + 400))
      .execute()
  const config = JSON.stringify({ keys: ['sk-1'], gen_seo_prompt: '“引号”\n\u{1f511}' })
  await database
    .insertInto('site_config')
    .values({ name: 'ai_config', config, version: 5, update_time: Date.now() })
    .execute()
  await database.updateTable('site_revision').set({ revision: 41 }).execute()
  await logIn(database, { username: 'bob' })
  await addUser(database)
  await database
    .insertInto('login_attempts')
    .values({ scope: 'x', failures: 1, window_start: 0, locked_until: 0 })
    .execute()
  const entry = { time: 1, username: 'ada', action: 'login', target: '', hash: '', address: '' }
  await database.insertInto('audit').values([entry, entry]).execute()
  await database.deleteFrom('audit').where('id', '=', 1).execute()
  await database
    .insertInto('usage')
    .values({ day: '2026-01-01', name: 'calls', count: 2 ** 40 })
    .execute()
  await database.insertInto('visits').values({ day: '2026-01-01', visitors: 1, views: 2 }).execute()
  await database
    .insertInto('heartbeats')
    .values([{ minute: 1 }, { minute: 2 }])
    .execute()
}

const order = { site_config: 'name', site_revision: 'id', usage: 'name', visits: 'day', heartbeats: 'minute' } as const

/** Returns all rows that a backup restores. */
async function contents(database: Database) {
  const tables = backupTables.map(async (table) => {
    const column = table in order ? order[table as keyof typeof order] : 'id'
    return [
      table,
      await database
        .selectFrom(table)
        .selectAll()
        .orderBy(column as never)
        .execute(),
    ] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

describe.each([
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (from, to) => {
  test('a backup brings everything back but sessions, and new rows get new ids', async () => {
    const [source, target] = [await settingsOf(from), await settingsOf(to)]
    const file = join(newFolder(), 'site.backup')
    const before = await open(source)
    await fill(before)
    expect(await run(source, ['backup', file])).toMatchObject({ code: 0, err: '' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(file, '..'))).toEqual(['site.backup'])

    const copy = openSqlite(file)
    expect(await copy.selectFrom('sessions').selectAll().execute()).toEqual([])
    await copy.destroy()

    const after = await open(target)
    await addUser(after, { username: 'gone' })
    await logIn(after, { username: 'gone too' })
    expect(await run(target, ['restore', file])).toMatchObject({ code: 0, err: '' })
    const [expected, restored] = [await contents(before), await contents(after)]
    const last = restored['audit']?.pop()
    expect(last).toMatchObject({ username: 'command line', action: 'restore', target: 'site.backup' })
    expect(restored).toEqual({ ...expected, site_revision: [{ id: 1, revision: 42 }] })
    expect(await after.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await after.selectFrom('login_attempts').selectAll().execute()).toEqual([])

    await addUser(after, { username: 'new' })
    const ids = await after.selectFrom('users').select('id').orderBy('id').execute()
    expect(new Set(ids.map(({ id }) => id)).size).toBe(3)
  })
})

describe.each(engines)('on %s', (engine) => {
  test('every table is in a backup', async () => {
    const database = await open(await settingsOf(engine))
    const tables = await database.introspection.getTables()
    const [{ schema } = { schema: undefined }] = tables.filter(({ name }) => name === 'users').slice(-1)
    const own = engine === 'sqlite' ? tables : tables.filter((table) => table.schema === schema)
    expect([...tableNames].sort()).toEqual(own.map(({ name }) => name).sort())
  })

  test('running processes see what was restored', async () => {
    const settings = await settingsOf(engine)
    const database = await open(settings)
    const file = join(newFolder(), 'site.backup')
    const section = { name: 'site_info', version: 1, update_time: 0 }
    await database
      .insertInto('site_config')
      .values({ ...section, config: '{"site_name":"Before"}' })
      .execute()
    await run(settings, ['backup', file])
    await database.updateTable('site_config').set({ config: '{"site_name":"After"}' }).execute()
    const site = siteStateOf(database, 0)
    await site.refresh()
    expect(site.content.config.site_info.site_name).toBe('After')
    await run(settings, ['restore', file])
    await site.poll()
    expect(site.content.config.site_info.site_name).toBe('Before')
  })

  test('a backup that is made while others write is consistent', async () => {
    const settings = await settingsOf(engine)
    const database = await open(settings)
    const pairs = async (database: Database) => [
      await database.selectFrom('visits').select('day').execute(),
      await database.selectFrom('usage').select('day').execute(),
    ]
    let isOver = false
    const writer = (async () => {
      for (let index = 0; !isOver; index++) {
        const day = String(index)
        await database.transaction().execute(async (transaction) => {
          await transaction.insertInto('visits').values({ day, visitors: 0, views: 0 }).execute()
          await transaction.insertInto('usage').values({ day, name: 'x', count: 1 }).execute()
        })
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const folder = newFolder()
    for (const name of ['1', '2', '3']) expect((await run(settings, ['backup', join(folder, name)])).code).toBe(0)
    isOver = true
    await writer
    for (const name of ['1', '2', '3']) {
      const copy = openSqlite(join(folder, name))
      const [visits = [], usage = []] = await pairs(copy)
      expect(visits.length).toBe(usage.length)
      await copy.destroy()
    }
  })

  test('an existing file is not overwritten', async () => {
    const settings = await settingsOf(engine)
    await open(settings)
    const file = join(newFolder(), 'precious')
    writeFileSync(file, 'precious')
    expect(await run(settings, ['backup', file])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('exists'),
    })
    expect(statSync(file).size).toBe(8)
  })

  test('a file that is no backup is refused, and everything stays', async () => {
    const settings = await settingsOf(engine)
    const database = await open(settings)
    await fill(database)
    const [before, folder] = [await contents(database), newFolder()]
    writeFileSync(join(folder, 'text'), 'no database at all, but long enough to look at'.repeat(200))
    writeFileSync(join(folder, 'empty'), '')
    const other = openSqlite(join(folder, 'other'))
    await other.schema.createTable('users').addColumn('id', 'integer').execute()
    await other.destroy()
    await run(settings, ['backup', join(folder, 'whole')])
    const future = openSqlite(join(folder, 'whole'))
    await migrate(future, { ...(await readMigrations()), '9999-future': { up: async () => {} } })
    await future.destroy()
    copyFileSync(join(folder, 'whole'), join(folder, 'future'))
    for (const [name, reason] of [
      ['text', 'no backup'],
      ['empty', 'no backup'],
      ['other', 'no backup'],
      ['missing', 'There is no file'],
      ['future', 'newer release'],
    ] as const) {
      const { code, err } = await run(settings, ['restore', join(folder, name)])
      expect([name, code, err]).toEqual([name, 1, expect.stringContaining(reason)])
    }
    expect(await contents(database)).toEqual(before)
  })

  test('restoring a backup of an older release migrates it, but not the file', async () => {
    const settings = await settingsOf(engine)
    const database = await open(settings)
    const file = join(newFolder(), 'old.db')
    const old = openSqlite(file)
    const [[name, migration] = ['', { up: async () => {} }]] = Object.entries(await readMigrations())
    await migrate(old, { [name]: migration })
    await old.insertInto('heartbeats').values({ minute: 7 }).execute()
    await old.destroy()
    const size = statSync(file).size
    expect((await run(settings, ['restore', file])).code).toBe(0)
    expect(await database.selectFrom('heartbeats').selectAll().execute()).toEqual([{ minute: 7 }])
    expect(await database.selectFrom('users').selectAll().execute()).toEqual([])
    expect(statSync(file).size).toBe(size)
  })
})

test('without a database there is nothing to back up', async () => {
  const settings = readSettings({ DATA_DIR: join(newFolder(), 'none') })
  const file = join(newFolder(), 'site.backup')
  expect(await run(settings, ['backup', file])).toMatchObject({ code: 1, err: expect.stringContaining('no database') })
  expect([existsSync(file), existsSync(settings.DATA_DIR)]).toEqual([false, false])
})
