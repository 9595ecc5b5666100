import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { SharedCounts } from '../limits/shared-counts.ts'
import type { LoadRenderer } from '../pages/render.ts'
import type { Pool } from '../pool/pool.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import type { UsageCounter } from '../stats/usage-counter.ts'
import type { VisitorCounter } from '../stats/visitor-counter.ts'

/** What the server is put together of. */
export interface AppParts extends SiteContext {
  visitors: VisitorCounter
  usage: UsageCounter
  tools: LoadedTool[]
  pool: Pool
  /** Counts requests together with other processes, where there are such. */
  counts?: SharedCounts | undefined
  /** The folder of the built site. */
  dist: string
  /** The development server: renders from the sources, anew each time, and takes requests before the app. */
  live?: Live | undefined
  /** Where the log goes; standard output when it is left out. */
  log?: { write(line: string): void } | undefined
}

interface Live {
  loadRenderer: LoadRenderer
  serverFactory: FastifyServerFactory
  prepare(app: FastifyInstance): void
}
