import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { AuditEntry, Dashboard } from '#contract/dashboard.ts'
import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { measureUptime } from '../stats/heartbeat.ts'
import { isPostgres } from '../store/column-types.ts'
import { isoOf } from '../store/iso-of.ts'
import type { Database } from '../store/open-sqlite.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

/** Handles the call of the dashboard: the site's figures, all of them counted. */
export const dashboardHandlers = ({ database }: Pick<SiteContext, 'database'>): Pick<Handlers, 'readDashboard'> => ({
  async readDashboard() {
    const since = dayBefore(29)
    const [uptime, size, visits, tools, calls, logins, changes] = await Promise.all([
      measureUptime(database),
      measureSize(database),
      database.selectFrom('visits').selectAll().where('day', '>=', since).orderBy('day').execute(),
      mostVisited(database, since),
      countCallsByDay(database, since),
      recentAuditEntries(database, 'logins'),
      recentAuditEntries(database, 'changes'),
    ])
    const kind = isPostgres(database) ? ('postgres' as const) : ('sqlite' as const)
    return {
      data: {
        version,
        started_at: startedAt,
        uptime,
        database: { kind, bytes: size },
        visits,
        tools,
        calls,
        logins,
        changes,
      },
    }
  },
})

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function measureSize(database: Database): Promise<number> {
  const query = isPostgres(database)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  return Number((await query.execute(database)).rows[0]?.bytes ?? 0)
}

async function mostVisited(database: Database, since: string): Promise<Dashboard['tools']> {
  const rows = await database
    .selectFrom('usage')
    .select(({ fn }) => ['name', fn.sum<number>('count').as('views')])
    .where('day', '>=', since)
    .where('name', 'like', 'tool:%')
    .groupBy('name')
    .orderBy('views', 'desc')
    .orderBy('name')
    .limit(10)
    .execute()
  return rows.map(({ name, views }) => ({ tool: name.slice('tool:'.length), views: Number(views) }))
}

async function countCallsByDay(database: Database, since: string): Promise<Dashboard['calls']> {
  const rows = await database
    .selectFrom('usage')
    .selectAll()
    .where('day', '>=', since)
    .where('name', 'in', ['calls', 'refused', 'failed'])
    .execute()
  const of = (day: string, name: string) => rows.find((row) => row.day === day && row.name === name)?.count ?? 0
  const days = [...new Set(rows.map(({ day }) => day))].sort()
  return days.map((day) => ({ day, calls: of(day, 'calls'), refused: of(day, 'refused'), failed: of(day, 'failed') }))
}

/** Lists the latest logins, or the latest changes (all but logins and logouts), newest first. */
async function recentAuditEntries(database: Database, what: 'logins' | 'changes'): Promise<AuditEntry[]> {
  const query = database.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(10)
  const rows = await (what === 'logins'
    ? query.where('action', '=', 'login')
    : query.where('action', 'not in', ['login', 'logout'])
  ).execute()
  return rows.map(({ time, ...entry }) => ({ ...entry, time: isoOf(time) }))
}
