import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

/** An action in the back office or on the command line; `hash` is the SHA-256 of what was written, if anything was. */
export interface NewAuditEntry {
  username: string
  action: string
  /** What the action concerns: a section, a record, a user, a file. */
  target: string
  /** A readable name of the target, where that is a key. */
  name?: string
  hash?: string
  address: string
}

/**
 * Adds entries to the audit in the transaction of the change itself, and as its last step, since others may wait for
 * the rows that are deleted here.
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
