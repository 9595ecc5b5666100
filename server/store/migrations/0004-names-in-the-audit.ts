import type { Kysely } from 'kysely'

/** What people call a record that something was done to: its key says nothing, and the record may be gone. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('audit')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
