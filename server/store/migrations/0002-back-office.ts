import type { Kysely } from 'kysely'
import { textByCodePoint, withId } from '../column-types.ts'

/** Users, sessions, the audit, failed logins, and the counts of the dashboard. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .createTable('site_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()
  await withId(database, schema.createTable('users'))
    .addColumn('username', textByCodePoint(database), (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('update_time', 'bigint', (column) => column.notNull())
    .execute()
  await withId(database, schema.createTable('sessions'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('last_time', 'bigint', (column) => column.notNull())
    .addColumn('expire_time', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('sessions_user').on('sessions').columns(['user_id', 'last_time']).execute()
  await schema
    .createTable('login_attempts')
    .addColumn('scope', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .execute()
  await withId(database, schema.createTable('audit'))
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('usage')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_key', ['day', 'name'])
    .execute()
  const written = database as Kysely<{ site_revision: { id: number; revision: number } }>
  await written.insertInto('site_revision').values({ id: 1, revision: 0 }).execute()
}
