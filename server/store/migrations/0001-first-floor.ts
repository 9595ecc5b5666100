import type { Kysely } from 'kysely'
import { textByCodePoint, withId } from '../column-types.ts'

/** The configuration, the managed lists, and the counts behind the figures of the home page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .createTable('site_config')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('update_time', 'bigint', (column) => column.notNull())
    .execute()
  await withId(database, schema.createTable('data_list'))
    .addColumn('key', textByCodePoint(database), (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('update_time', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('data_list_kind_key', ['kind', 'key'])
    .execute()
  await schema.createIndex('data_list_order').on('data_list').columns(['kind', 'sort', 'key', 'id']).execute()
  await schema
    .createTable('visits')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('heartbeats')
    .addColumn('minute', 'bigint', (column) => column.primaryKey())
    .execute()
}
