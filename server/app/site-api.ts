import type { FastifyInstance } from 'fastify'
import { kinds } from '#contract/data-list.ts'
import { failure, success } from '#contract/wire.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import { aiHandlers } from '../ai/ai-handlers.ts'
import { auditHandlers } from '../audit/audit-handlers.ts'
import { dashboardHandlers } from '../dashboard/dashboard-handlers.ts'
import { listPublicData } from '../data-list/list-public-data.ts'
import { recordHandlers } from '../data-list/record-handlers.ts'
import { allowOrigins } from '../http/allow-origins.ts'
import { PrecompressedJson } from '../http/precompressed-json.ts'
import type { BytesInFlight } from '../limits/bytes-in-flight.ts'
import type { Handlers } from '../routes/handler.ts'
import { serveRoutes } from '../routes/serve-routes.ts'
import { guardOf } from '../sessions/guard.ts'
import { configHandlers } from '../site-config/config-handlers.ts'
import { publicSectionsOf } from '../site-config/read-site-config.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { uploadHandlers } from '../uploads/upload-handlers.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { userHandlers } from '../users/user-handlers.ts'

/** Serves the calls of the contract, and answers every other API path with 404. */
export async function siteApi(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { settings, database, inFlight } = parts
  allowOrigins(app, settings.CORS_ORIGINS)
  await serveRoutes(app, { handlers: handlersOf(parts), guard: guardOf(database, settings), inFlight })
  for (const prefix of ['/v1/*', '/auth/*', '/admin/v1/*']) {
    app.all(prefix, async (_request, reply) => reply.status(404).send(failure(404, 'There is no such call')))
  }
}

/** The handler of each call of the contract. */
const handlersOf = (parts: SiteParts): Partial<Handlers> => ({
  ...publicHandlers(parts),
  ...userHandlers(parts),
  ...configHandlers(parts),
  ...recordHandlers(parts),
  ...uploadHandlers(parts),
  ...aiHandlers(parts),
  ...dashboardHandlers(parts),
  ...auditHandlers(parts),
})

/** The public configuration, serialized once until it changes. */
function serializedConfig({ content }: SiteParts['site']): PrecompressedJson {
  const cached = serializedConfigs.get(content)
  if (cached) return cached
  const made = new PrecompressedJson(success(publicSectionsOf(content.config)))
  serializedConfigs.set(content, made)
  return made
}

const serializedConfigs = new WeakMap<SiteParts['site']['content'], PrecompressedJson>()

/** Handlers of the public calls. */
const publicHandlers = ({
  site,
  database,
}: SiteParts): Pick<Handlers, 'readSiteConfig' | 'listPublicData' | 'readStats'> => ({
  readSiteConfig: async () => ({ serialized: serializedConfig(site) }),
  listPublicData: async ({ query }) => ({ data: await listPublicData(database, query.kinds ?? kinds) }),
  readStats: async () => ({ data: site.content.stats }),
})

/** Dependencies of all calls of the site. */
interface SiteParts extends SiteContext {
  tools: LoadedTool[]
  uploads: UploadStore
  /** Counts bytes in flight. */
  inFlight: BytesInFlight
}
