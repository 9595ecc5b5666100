import type { FastifyInstance } from 'fastify'
import { failure } from '#contract/wire.ts'
import { allowOrigins } from '../http/allow-origins.ts'
import { serveRoutes } from '../routes/serve-routes.ts'
import { guardOf } from '../sessions/guard.ts'
import { handlersOf } from './handlers.ts'
import type { SiteParts } from './site-parts.ts'

/** The calls of the contract; every other path below them is no call. */
export async function siteApi(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { settings, database, inFlight } = parts
  allowOrigins(app, settings.CORS_ORIGINS)
  await serveRoutes(app, { handlers: handlersOf(parts), guard: guardOf(database, settings), inFlight })
  for (const prefix of ['/v1/*', '/auth/*', '/admin/v1/*']) {
    app.all(prefix, async (_request, reply) => reply.status(404).send(failure(404, 'There is no such call')))
  }
}
