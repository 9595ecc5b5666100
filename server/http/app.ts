import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import serveStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import { countRequests } from '../limits/limit-rate.ts'
import type { SharedCounts } from '../limits/shared-counts.ts'
import { mcpRoute } from '../mcp/mcp-route.ts'
import { apiDocs } from '../pages/api-docs.ts'
import { crawlers } from '../pages/crawlers.ts'
import { licences } from '../pages/licences.ts'
import { pages } from '../pages/pages.ts'
import { type LoadRenderer, loadRenderer } from '../pages/render.ts'
import { withOperations } from '../pages/with-operations.ts'
import type { Pool } from '../pool/pool.ts'
import type { Settings } from '../settings.ts'
import type { SiteState } from '../site-state.ts'
import type { UsageCounter } from '../stats/usage-counter.ts'
import type { VisitorCounter } from '../stats/visitor-counter.ts'
import type { Database } from '../store/open-sqlite.ts'
import { roomFor } from '../tools-api/tool-door.ts'
import { toolsApi } from '../tools-api/tools-api.ts'
import { diskStore } from '../uploads/disk-store.ts'
import { s3Store } from '../uploads/s3-store.ts'
import { serveUploads } from '../uploads/serve-uploads.ts'
import { answer, answerErrors, isApi } from './answer-errors.ts'
import { answerPaths } from './answer-paths.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { closeStalled } from './close-stalled.ts'
import { countCalls } from './count-calls.ts'
import { health } from './health.ts'
import { keepOut } from './keep-out.ts'
import { limitCalls } from './limit-calls.ts'
import { logCalls } from './log-calls.ts'
import { metrics } from './metrics.ts'
import { openApi } from './open-api.ts'
import { parseQuery } from './parse-query.ts'
import { randomText } from './random-text.ts'
import { pathOf } from './read-path.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { siteApi } from './site-api.ts'

/** What the server is put together of. */
export interface Parts {
  settings: Settings
  database: Database
  site: SiteState
  visitors: VisitorCounter
  usage: UsageCounter
  tools: LoadedTool[]
  pool: Pool
  /** Counts requests together with other processes, where there are such. */
  counts?: SharedCounts | undefined
  /** The folder of the built site. */
  dist: string
  /** Draws from the sources, anew each time, and stands in front of the app: the development server. */
  live?: Live | undefined
  /** Where the log goes; standard output when it is left out. */
  log?: { write(line: string): void } | undefined
}

interface Live {
  loadRenderer: LoadRenderer
  serverFactory: FastifyServerFactory
  prepare(app: FastifyInstance): void
}

/** Puts the server together: health, API, tools, MCP, and every page. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { settings, database, site, visitors, usage, tools, pool, counts, dist, live } = parts
  const app = fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(parts.log && { stream: parts.log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.TRUST_PROXY),
    clientErrorHandler: answerUnreadable,
    genReqId: () => randomText(9, 'base64url'),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 512 },
    rewriteUrl: pathOf,
    requestTimeout: arrivalTime,
    ...(live && { serverFactory: live.serverFactory }),
    http: {
      // The first lines of a request, in bytes: a longer address is 431.
      maxHeaderSize: 16_384,
      headersTimeout: arrivalTime / 2,
      connectionsCheckingInterval: 2000,
    },
  })
  const siteUrl = settings.SITE_URL || `http://${settings.HOST}:${settings.PORT}`

  const room = roomFor(settings.TOOLS_MAX_BODY)

  live?.prepare(app)
  closeStalled(app)
  answerErrors(app)
  addSecurityHeaders(app)
  countCalls(app, usage)
  logCalls(app)
  metrics(app, { settings, site })
  answerPaths(app)
  await countRequests(app, counts)
  await limitCalls(app, settings)
  keepOut(app, { settings, database, site })
  // Whatever can be asked for is a page, if only the one that says there is none.
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, isApi(request) || request.method === 'GET' ? 404 : 405),
  )
  await app.register(cookie)
  // Level 4: pages are compressed anew for each nonce, and level 11 would cost 16 requests a second.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  await app.register(health, { database })
  const uploads = settings.S3_BUCKET ? s3Store(settings) : diskStore(join(settings.DATA_DIR, 'uploads'))
  await app.register(siteApi, { settings, database, site, tools, uploads, room })
  await app.register(serveUploads, { store: uploads })

  const door = {
    tools,
    pool,
    maxBody: settings.TOOLS_MAX_BODY,
    ratePerMinute: settings.TOOLS_RATE_PER_MINUTE,
    isOpen: settings.TOOLS_API === 'on',
    room,
  }
  await app.register(toolsApi, { ...door, openApi: (language) => openApi(tools, language) })
  await app.register(mcpRoute, door)

  await assets(app, join(dist, 'client'))
  const placeholders = { nonce: randomBytes(16).toString('hex'), boot: `<!--${randomBytes(16).toString('hex')}-->` }
  const { render, findPage, publicPaths } = await (live?.loadRenderer ?? loadRenderer)(dist, placeholders)
  await app.register(crawlers, { site, siteUrl, paths: publicPaths })
  await app.register(pages, {
    ...{ site, render, placeholders, visitors, usage, siteUrl },
    findPage: withOperations(findPage, tools),
    keepsPages: !live,
    apiOrigin: settings.VITE_API_BASE,
    hasMetaScript: settings.META_SCRIPT === 'on',
    served: { '/api-docs': apiDocs(tools, settings), '/licences': licences(dist) },
  })
  return app
}

/** In milliseconds: how long a request may take to arrive as a whole. */
const arrivalTime = 30_000

/** Whose word on the visitor's address counts: so many hops, or those who are named. */
function trusted(proxies: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (/^\d+$/.test(proxies)) return (_address, hop) => hop < Number(proxies)
  return proxies || false
}

/** The built files: hashed ones for good, the others asked for again. */
async function assets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(serveStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    // A file whose name changes with its content is never asked for again, nor in parts.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
