import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEmptySchema, type Engine, engines, openEmptyDatabase } from '../fixtures/databases.ts'
import { executedMigrations, migrate, pendingMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'
import { type Database, openSqlite } from './open-sqlite.ts'
import { type Migrations, readMigrations } from './read-migrations.ts'

const newest = async () => Object.keys(await readMigrations()).at(-1) ?? ''

/** Opens an empty database without a schema. */
async function openNew(engine: Engine): Promise<Database> {
  const database = engine === 'sqlite' ? openSqlite(':memory:') : await openPostgres(await createEmptySchema())
  onTestFinished(() => database.destroy())
  return database
}

describe.each(engines)('on %s', (engine) => {
  test('a new database lacks every migration, and none once it has been migrated', async () => {
    const database = await openNew(engine)
    const all = Object.keys(await readMigrations())
    expect(await pendingMigrations(database)).toEqual(all)
    expect(await executedMigrations(database)).toEqual([])
    await migrate(database)
    expect(await pendingMigrations(database)).toEqual([])
    expect(await executedMigrations(database)).toEqual(all)
  })

  test('processes that start at once migrate once', async () => {
    const database = await openNew(engine)
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await executedMigrations(database)).toEqual(Object.keys(await readMigrations()))
    expect(await database.selectFrom('site_revision').selectAll().execute()).toEqual([{ id: 1, revision: 0 }])
  })

  test('a database that a newer release has changed is refused, and left alone', async () => {
    const database = await openEmptyDatabase(engine)
    const future: Migrations = { ...(await readMigrations()), '9999-future': { up: async () => {} } }
    await migrate(database, future)
    await expect(migrate(database)).rejects.toThrow(/newer release.*9999-future/)
    await expect(pendingMigrations(database)).rejects.toThrow(/newer release/)
    expect(await executedMigrations(database)).toContain('9999-future')
  })

  test('a failed migration changes nothing, nor do those before it', async () => {
    const database = await openEmptyDatabase(engine)
    const broken: Migrations = {
      ...(await readMigrations()),
      '9998-first': {
        up: async (changed) => {
          await changed.schema.createTable('half').addColumn('id', 'integer').execute()
          await changed
            .insertInto('site_config')
            .values({ name: 'x', config: '', version: 0, update_time: 0 })
            .execute()
        },
      },
      '9999-second': {
        up: async (changed) => {
          await changed.schema.dropTable('visits').execute()
          throw new Error('no further')
        },
      },
    }
    await expect(migrate(database, broken)).rejects.toThrow('no further')
    expect(await pendingMigrations(database)).toEqual([])
    const names = (await database.introspection.getTables()).map(({ name }) => name)
    expect(names).toContain('visits')
    expect(await database.selectFrom('site_config').selectAll().execute()).toEqual([])
    await database.insertInto('visits').values({ day: '2026-01-01', visitors: 1, views: 1 }).execute()
    await expect(
      database
        .selectFrom('half' as never)
        .selectAll()
        .execute(),
    ).rejects.toThrow(/half/)
  })
})

/** Creates a folder with a database of the first release that contains some rows. */
async function oldFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = openSqlite(join(folder, 'toolbench.db'))
  const [[name, migration] = ['', { up: async () => {} }]] = Object.entries(await readMigrations())
  await migrate(database, { [name]: migration })
  await database.insertInto('heartbeats').values({ minute: 7 }).execute()
  await database.destroy()
  return folder
}

test('an embedded database is copied before it is migrated, as it was', async () => {
  const DATA_DIR = await oldFolder()
  const database = await openDatabase({ DATABASE_URL: '', DATA_DIR })
  expect(await pendingMigrations(database)).toEqual([])
  expect(await database.selectFrom('heartbeats').selectAll().execute()).toEqual([{ minute: 7 }])
  await database.destroy()
  const copy = openSqlite(join(DATA_DIR, `toolbench-before-${await newest()}.db`))
  expect(await executedMigrations(copy)).toHaveLength(1)
  expect(await copy.selectFrom('heartbeats').selectAll().execute()).toEqual([{ minute: 7 }])
  await copy.destroy()
})

test('when processes start concurrently on an old database, the copy is unmigrated', async () => {
  const DATA_DIR = await oldFolder()
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR }
  const site = join(import.meta.dirname, '../site.ts')
  await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, [site, 'migrate'], { env })))
  const copy = openSqlite(join(DATA_DIR, `toolbench-before-${await newest()}.db`))
  expect(await executedMigrations(copy)).toHaveLength(1)
  await copy.destroy()
})

test('a new database, and one that is up to date, need no copy', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  for (const _ of [1, 2]) await (await openDatabase({ DATABASE_URL: '', DATA_DIR })).destroy()
  expect(existsSync(join(DATA_DIR, `toolbench-before-${await newest()}.db`))).toBe(false)
})
