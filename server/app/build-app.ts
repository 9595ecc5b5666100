import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { apiDocs } from '../api-docs/api-docs.ts'
import { openApi } from '../catalogue/open-api.ts'
import { blockUserAgents } from '../data-list/block-user-agents.ts'
import { answerErrors, answerStatus, isApi } from '../http/answer-errors.ts'
import { answerMalformed } from '../http/answer-malformed.ts'
import { serveUnderBasePath } from '../http/base-path.ts'
import { canonicalUrl } from '../http/canonical-url.ts'
import { closeStalled } from '../http/close-stalled.ts'
import { normalizePaths } from '../http/normalize-paths.ts'
import { parseQuery } from '../http/parse-query.ts'
import { randomText } from '../http/random-text.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { type BytesInFlight, bytesInFlightFor } from '../limits/bytes-in-flight.ts'
import { limitCalls } from '../limits/limit-calls.ts'
import { registerRateLimits } from '../limits/limit-rate.ts'
import { mcpRoute } from '../mcp/mcp-route.ts'
import { countCalls } from '../monitoring/count-calls.ts'
import { health } from '../monitoring/health.ts'
import { logCalls } from '../monitoring/log-calls.ts'
import { metrics } from '../monitoring/metrics.ts'
import { crawlers } from '../pages/crawlers.ts'
import { pages } from '../pages/pages.ts'
import { loadRenderer } from '../pages/render.ts'
import { shell } from '../pages/shell.ts'
import { webManifest } from '../pages/web-manifest.ts'
import { withOperations } from '../pages/with-operations.ts'
import { isUnavailable } from '../store/is-unavailable.ts'
import { toolsApi } from '../tools-api/tools-api.ts'
import { diskStore } from '../uploads/disk-store.ts'
import { s3Store } from '../uploads/s3-store.ts'
import { serveUploads } from '../uploads/serve-uploads.ts'
import type { AppParts } from './app-parts.ts'
import { serveAssets } from './serve-assets.ts'
import { serveFromPackages } from './serve-from-packages.ts'
import { siteApi } from './site-api.ts'

/** Builds the server: health, API, tools, MCP, and every page. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = createFastify(parts)
  parts.live?.prepare(app)
  await addHooks(app, parts)
  // Every other path is answered with a page, if only the not-found page.
  app.setNotFoundHandler((request, reply) =>
    answerStatus(request, reply, isApi(request) || request.method === 'GET' ? 404 : 405),
  )
  await app.register(cookie)
  // For dynamic answers; pages and built files are compressed beforehand. Brotli's default level, 11, takes many times
  // as long as level 4.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  await app.register(health, { database: parts.database })
  const inFlight = bytesInFlightFor(parts.settings.TOOLS_MAX_BODY)
  await addSite(app, parts, inFlight)
  await addTools(app, parts, inFlight)
  await addPages(app, parts)
  return app
}

/** The hooks that every request passes, in this order. */
async function addHooks(app: FastifyInstance, { settings, database, site, usage, counts }: AppParts): Promise<void> {
  closeStalled(app)
  serveUnderBasePath(app, settings.BASE_PATH)
  answerErrors(app, isUnavailable)
  addSecurityHeaders(app)
  countCalls(app, usage)
  logCalls(app)
  metrics(app, { settings, site })
  normalizePaths(app)
  await registerRateLimits(app, counts)
  await limitCalls(app, settings)
  blockUserAgents(app, { settings, database, site })
}

async function addSite(app: FastifyInstance, parts: AppParts, inFlight: BytesInFlight): Promise<void> {
  const { settings, database, site, tools } = parts
  const uploads = settings.S3_BUCKET ? s3Store(settings) : diskStore(join(settings.DATA_DIR, 'uploads'))
  await app.register(siteApi, { settings, database, site, tools, uploads, inFlight })
  await app.register(serveUploads, { store: uploads })
}

/** The APIs for programs: HTTP and MCP. */
async function addTools(app: FastifyInstance, { settings, tools, pool }: AppParts, inFlight: BytesInFlight) {
  const toolsOptions = {
    tools,
    pool,
    inFlight,
    maxBody: settings.TOOLS_MAX_BODY,
    ratePerMinute: settings.TOOLS_RATE_PER_MINUTE,
    isOpen: settings.TOOLS_API === 'on',
  }
  await app.register(toolsApi, { ...toolsOptions, openApi: (language) => openApi(tools, language) })
  await app.register(mcpRoute, toolsOptions)
}

async function addPages(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { settings, site, visitors, usage, tools, dist, live } = parts
  const basePath = settings.BASE_PATH
  const siteUrl = settings.SITE_URL || `http://${settings.HOST}:${settings.PORT}`
  await serveAssets(app, join(dist, 'client'))
  serveFromPackages(app, join(dist, 'in-packages.json'))
  const { render, findPage, publicPaths } = await (live?.loadRenderer ?? loadRenderer)(dist, basePath)
  await app.register(crawlers, { site, siteUrl, basePath, paths: publicPaths })
  await app.register(webManifest, { site })
  if (!live)
    await app.register(shell, {
      site,
      basePath,
      file: join(dist, 'client/shell.html'),
      apiOrigin: settings.VITE_API_BASE,
    })
  // The list of packages and their licences, as the build made it.
  const licences = readFileSync(join(dist, 'pages/licences.html'), 'utf8')
  await app.register(pages, {
    site,
    render,
    visitors,
    usage,
    siteUrl,
    basePath,
    publicUrl: settings.SITE_URL,
    findPage: withOperations(findPage, tools),
    keepsPages: !live,
    apiOrigin: settings.VITE_API_BASE,
    allowsOwnerScript: settings.META_SCRIPT === 'on',
    served: { ...apiDocs(tools, settings), '/licences': () => licences },
  })
}

/** Creates the app with its log, URL handling, trusted proxies, and limits on how long a request may take to arrive. */
function createFastify({ settings, log, live }: Pick<AppParts, 'settings' | 'log' | 'live'>): FastifyInstance {
  return fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    clientErrorHandler: answerMalformed,
    genReqId: () => randomText(9, 'base64url'),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 512 },
    rewriteUrl: (request) => canonicalUrl(request, settings.BASE_PATH),
    requestTimeout: arrivalTime,
    ...(live && { serverFactory: live.serverFactory }),
    http: {
      // Request line and headers, in bytes: more is answered with 431.
      maxHeaderSize: 16_384,
      headersTimeout: arrivalTime / 2,
      connectionsCheckingInterval: 2000,
    },
  })
}

/** How long a complete request may take to arrive, in milliseconds. */
const arrivalTime = 30_000

/** Which proxies are trusted to name the client's address: a number of hops, or the listed addresses. */
function trustedProxies(proxies: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (/^\d+$/.test(proxies)) return (_address, hop) => hop < Number(proxies)
  return proxies || false
}
