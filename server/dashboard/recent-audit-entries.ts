import type { AuditEntry } from '#contract/dashboard.ts'
import { isoOf } from '../store/iso-of.ts'
import type { Database } from '../store/open-sqlite.ts'

/** Lists the latest logins, or the latest changes: whatever is neither a login nor a logout. Newest first. */
export async function recentAuditEntries(database: Database, what: 'logins' | 'changes'): Promise<AuditEntry[]> {
  const query = database.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(10)
  const rows = await (what === 'logins'
    ? query.where('action', '=', 'login')
    : query.where('action', 'not in', ['login', 'logout'])
  ).execute()
  return rows.map(({ time, ...entry }) => ({ ...entry, time: isoOf(time) }))
}
