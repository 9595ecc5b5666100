import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { SharedCounts } from '../limits/shared-counts.ts'
import type { LoadRenderer } from '../pages/render.ts'
import type { Pool } from '../pool/pool.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import type { UsageCounter } from '../stats/usage-counter.ts'
import type { VisitorCounter } from '../stats/visitor-counter.ts'

/** What the server is composed of. */
export interface AppParts extends SiteContext {
  visitors: VisitorCounter
  usage: UsageCounter
  tools: LoadedTool[]
  pool: Pool
  /** Counts requests together with other processes, if there are any. */
  counts?: SharedCounts | undefined
  /** The folder of the built site. */
  dist: string
  /** The development server: renders each page from the sources, and handles requests before the app does. */
  live?: DevServer | undefined
  /** Where the log is written; defaults to standard output. */
  log?: { write(line: string): void } | undefined
}

interface DevServer {
  loadRenderer: LoadRenderer
  serverFactory: FastifyServerFactory
  prepare(app: FastifyInstance): void
}
