import type { Kysely } from 'kysely'

/** The readable name of a target in the audit, as its key says nothing, and the record may be deleted later. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('audit')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
