// Starts the site: `node server/site.ts`. Node 24 runs it without a build of its own.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEveryTool } from '#lib/tool-folders.node.ts'
import { buildApp } from './http/app.ts'
import { openPool } from './pool/pool.ts'
import { readSettings } from './settings.ts'
import { SiteState } from './site-state.ts'
import { beat } from './stats/heartbeat.ts'
import { UsageCounter } from './stats/usage-counter.ts'
import { VisitorCounter } from './stats/visitor-counter.ts'
import { openDatabase } from './store/open-database.ts'

process.env['NODE_ENV'] ??= 'production'
const settings = readSettings()
const dist = join(import.meta.dirname, '../dist')
if (!existsSync(dist)) throw new Error('The site has not been built: `npm start` does that, or `node scripts/build.ts`')

const database = await openDatabase(settings)
const tools = await loadEveryTool()
const pool = await openPool({
  seconds: settings.TOOLS_TIMEOUT_SECONDS,
  mebibytes: settings.TOOLS_MEMORY_MIB,
  concurrency: settings.TOOLS_CONCURRENCY,
})
const site = new SiteState(database, tools.length)
const visitors = new VisitorCounter(database)
const usage = new UsageCounter(database)
await beat(database)
await site.refresh()

const app = await buildApp({ settings, database, site, visitors, usage, tools, pool, dist })
const report = (error: unknown) => app.log.error(error)
const timers = [
  setInterval(() => site.poll().catch(report), 1000),
  setInterval(() => site.refresh().catch(report), 10_000),
  setInterval(() => visitors.save().catch(report), 10_000),
  setInterval(() => usage.save().catch(report), 10_000),
  setInterval(() => beat(database).catch(report), 20_000),
]
const address = await app.listen({ host: settings.HOST, port: settings.PORT })
// The log is for machines, a line of JSON each; who sits at a terminal gets a sentence.
if (process.stdout.isTTY) console.log(`Toolbench serves ${tools.length} tools at ${address}`)

/** Ends in order: no new connections, what is in flight is answered within ten seconds, nothing counted is lost. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref()
  for (const timer of timers) clearInterval(timer)
  await app.close()
  await pool.close()
  await visitors.save()
  await usage.save()
  await database.destroy()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
