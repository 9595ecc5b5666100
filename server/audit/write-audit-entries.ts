import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

/** Something that somebody did in the back office or on the command line; `hash` is the SHA-256 of what was written, where something was. */
export interface NewAuditEntry {
  username: string
  action: string
  /** What it was done to: a section, a record, a user, a file. */
  target: string
  /** What people call that, where the target is a key. */
  name?: string
  hash?: string
  address: string
}

/**
 * Writes what was done to the audit, together with the change itself: in its transaction, and last in it, as others may wait for the
 * rows that are deleted here.
 */
export async function writeAuditEntries(transaction: Kysely<Schema>, ...entries: NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const time = Date.now()
  const rows = entries.map(({ username, action, target, name = '', hash = '', address }) => ({
    time,
    username,
    action,
    target,
    name,
    hash,
    address,
  }))
  await transaction.insertInto('audit').values(rows).execute()
  await transaction
    .deleteFrom('audit')
    .where('id', '<=', (query) => query.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).offset(maxRows))
    .execute()
}

const maxRows = 10_000
