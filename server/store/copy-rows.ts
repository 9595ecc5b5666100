import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Rows per statement: few enough for the limits of parameters of both databases, even in the widest table. */
const rowsAtOnce = 500

/** Copies all rows of a table into the same, empty table of another database. */
export async function copyRows(from: Kysely<Schema>, to: Kysely<Schema>, table: keyof Schema): Promise<void> {
  const rows = await from.selectFrom(table).selectAll().execute()
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce)
    await to
      .insertInto(table)
      .values(some as never)
      .execute()
  }
}
