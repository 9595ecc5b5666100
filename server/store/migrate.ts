import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { OperatorError } from '../settings/operator-error.ts'
import { isPostgres } from './column-types.ts'
import type { Database } from './open-sqlite.ts'
import { type Migrations, readMigrations } from './read-migrations.ts'

/**
 * Migrates the database to the latest schema, forward only and in one transaction: a failed migration changes nothing.
 *
 * @throws OperatorError when the role may not migrate, or when a newer release has already migrated this database further
 */
export async function migrate(database: Database, migrations?: Migrations): Promise<void> {
  const all = migrations ?? (await readMigrations())
  // So that a role without the right to change tables can open an up-to-date database.
  if ((await pendingMigrations(database, all)).length === 0) return
  const schema = await schemaOf(database)
  const provider = { getMigrations: async () => all }
  const migrator = new Migrator({ db: database, provider, ...(schema && { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (Object(error).code === insufficientPrivilege)
    throw new OperatorError(
      'The database lacks the form of this release, and the role of DATABASE_URL may not change tables: run `migrate` with that of their owner',
      '数据库尚未升级到当前版本，而 DATABASE_URL 中的角色无权修改表：请用表的所有者角色运行 `migrate`',
    )
  if (error) throw error
}

/** An error code of PostgreSQL (its appendix A). */
const insufficientPrivilege = '42501'

/**
 * Lists the pending migrations of a database, oldest first.
 *
 * @throws OperatorError when it has executed one that this release does not know
 */
export async function pendingMigrations(database: Database, migrations?: Migrations): Promise<string[]> {
  const names = Object.keys(migrations ?? (await readMigrations()))
  const done = await executedMigrations(database)
  const unknown = done.find((name) => !names.includes(name))
  if (unknown) {
    throw new OperatorError(
      `A newer release has changed this database (${unknown}): start that one, or a later one`,
      `此数据库已由更新的版本升级（${unknown}）：请启动该版本或更新的版本`,
    )
  }
  return names.filter((name) => !done.includes(name))
}

/** Lists the executed migrations of a database, oldest first; none if it is empty or not ours. */
export async function executedMigrations(database: Database): Promise<string[]> {
  const schema = await schemaOf(database)
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE && table.schema === schema)) return []
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Returns PostgreSQL's current schema, as several sites may share a database, each in its own schema. */
async function schemaOf(database: Database): Promise<string | undefined> {
  if (!isPostgres(database)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database)
  return rows[0]?.name
}
