import type { Database } from '../store/open-sqlite.ts'
import { hashVisitor, newSalt } from './day-salt.ts'

/**
 * Records visitors of a day that several processes count, and says how many of them no process had seen before. The
 * salt and the hashes of days that are over are deleted.
 */
export async function countSharedVisitors(database: Database, day: string, visitors: string[]): Promise<number> {
  await database.deleteFrom('day_salts').where('day', '<', day).execute()
  await database.deleteFrom('day_visitors').where('day', '<', day).execute()
  const salt = await saltOf(database, day)
  let count = 0
  for (let start = 0; start < visitors.length; start += atOnce) {
    const rows = visitors.slice(start, start + atOnce).map((visitor) => ({ day, hash: hashVisitor(salt, visitor) }))
    const added = await database
      .insertInto('day_visitors')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .execute()
    count += added.length
  }
  return count
}

const atOnce = 1000

/** The day's salt is that of whoever came first. */
async function saltOf(database: Database, day: string): Promise<string> {
  const insert = database.insertInto('day_salts').values({ day, salt: newSalt() })
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
  return (await database.selectFrom('day_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}
