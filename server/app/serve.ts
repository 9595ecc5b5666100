import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEveryTool } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { SharedCounts } from '../limits/shared-counts.ts'
import { openPool } from '../pool/pool.ts'
import { sweepSessions } from '../sessions/sweep-sessions.ts'
import { OperatorError } from '../settings/operator-error.ts'
import type { Settings } from '../settings/settings.ts'
import { recordHeartbeat } from '../stats/heartbeat.ts'
import { UsageCounter } from '../stats/usage-counter.ts'
import { VisitorCounter } from '../stats/visitor-counter.ts'
import { listenForChanges } from '../store/listen-for-changes.ts'
import { openDatabase } from '../store/open-database.ts'
import { type Database, sqliteFile } from '../store/open-sqlite.ts'
import { checkFirstAdmin, createFirstAdmin } from '../users/create-first-admin.ts'
import type { AppParts } from './app-parts.ts'
import { buildApp } from './build-app.ts'
import { siteStateOf } from './site-state-of.ts'

/** Where pages come from: the built site, or the sources. */
type Source = Pick<AppParts, 'dist' | 'live'> & { close?(): Promise<void> }

interface ServeOptions {
  /** Of the few sentences on the console; the log is English. */
  language?: Language
  source?: Source
}

/** Serves the site until a signal ends it. */
export async function serve(
  settings: Settings,
  { language = 'en', source: { close, ...source } = builtSite() }: ServeOptions = {},
): Promise<void> {
  if (isNew(settings)) checkFirstAdmin(settings)
  const database = await openDatabase(settings, maxDatabaseMilliseconds)
  await announceFirstAdmin(database, settings, language)
  const tools = await loadEveryTool()
  const pool = await openPool({
    seconds: settings.TOOLS_TIMEOUT_SECONDS,
    mebibytes: settings.TOOLS_MEMORY_MIB,
    concurrency: settings.TOOLS_CONCURRENCY,
  })
  const site = siteStateOf(database, tools.length)
  const isShared = settings.DATABASE_URL !== ''
  const visitors = new VisitorCounter(database, { isShared })
  const usage = new UsageCounter(database)
  const counts = isShared ? new SharedCounts(database) : undefined
  await recordHeartbeat(database)
  await site.refresh()

  const app = await buildApp({ settings, database, site, visitors, usage, tools, pool, counts, ...source })
  const report = (error: unknown) => app.log.error(error)
  const every = (milliseconds: number, work: () => Promise<void>) => repeat(milliseconds, work, report)
  const timers = [
    every(1000, () => site.poll()),
    every(10_000, () => site.refresh()),
    every(10_000, () => visitors.save()),
    every(10_000, () => usage.save()),
    every(20_000, () => recordHeartbeat(database)),
    every(10 * 60_000, () => sweepSessions(database, settings)),
    ...(counts ? [every(1000, () => counts.exchange())] : []),
  ]
  const stopListening = isShared
    ? listenForChanges(settings.DATABASE_URL, () => void site.poll().catch(report))
    : undefined
  const address = await app.listen({ host: settings.HOST, port: settings.PORT })
  // The log is lines of JSON for machines; a terminal gets a sentence.
  if (process.stdout.isTTY) console.log(fill(words[language].serves, { count: tools.length, address }))

  /**
   * Shuts down gracefully: no new connections, requests in flight are answered within ten seconds, no counts are lost.
   */
  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), 10_000).unref()
    // Connections without a request do not delay the end.
    setTimeout(() => app.server.closeAllConnections(), 8000).unref()
    for (const stopRepeating of timers) stopRepeating()
    await close?.()
    await app.close()
    await pool.close()
    await stopListening?.()
    await Promise.allSettled([visitors.save(), usage.save()])
    await database.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

/**
 * How long a call waits for a connection to PostgreSQL, and for the answer to each query, in milliseconds. Together
 * they stay below the three seconds after which the call is answered with 503.
 */
const maxDatabaseMilliseconds = 1400

function builtSite(): Source {
  const dist = join(import.meta.dirname, '../../dist')
  if (!existsSync(dist)) {
    throw new OperatorError(
      'The site has not been built: `npm start` does that, or `npm run build`',
      '网站尚未构建：请运行 `npm start` 或 `npm run build`',
    )
  }
  return { dist }
}

/**
 * Whether the embedded database does not exist yet: then an invalid first user in the settings fails the start before
 * the database is created.
 */
const isNew = ({ DATABASE_URL, DATA_DIR }: Settings): boolean => !DATABASE_URL && !existsSync(sqliteFile(DATA_DIR))

/** A generated password is shown on the console this once, and never in the log. */
async function announceFirstAdmin(database: Database, settings: Settings, language: Language): Promise<void> {
  const made = await createFirstAdmin(database, settings)
  if (!made?.password) return
  console.log(fill(words[language].firstStart, { username: made.username, password: made.password }))
}

const words = {
  en: {
    serves: 'Toolbench serves {count} tools at {address}',
    firstStart: 'First start. Log in at /login as {username} with the password: {password}',
  },
  zh: {
    serves: 'Toolbench 正在 {address} 提供 {count} 个工具',
    firstStart: '首次启动。请在 /login 以 {username} 登录，密码：{password}',
  },
}

/**
 * Runs work periodically, never twice at once: a run is skipped while the last one is unfinished. Returns a function
 * that stops it.
 */
function repeat(milliseconds: number, work: () => Promise<void>, report: (error: unknown) => void): () => void {
  let isWorking = false
  const timer = setInterval(async () => {
    if (isWorking) return
    isWorking = true
    await work().catch(report)
    isWorking = false
  }, milliseconds)
  return () => clearInterval(timer)
}
