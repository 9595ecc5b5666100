import type { FastifyInstance } from 'fastify'
import { failure } from '#contract/wire.ts'
import { guardOf } from '../sessions/guard.ts'
import type { SiteParts } from '../site-parts.ts'
import { allowOrigins } from './allow-origins.ts'
import { handlersOf } from './handlers.ts'
import { serveRoutes } from './serve-routes.ts'

/** The calls of the contract; every other path below them is no call. */
export async function siteApi(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { settings, database, room } = parts
  allowOrigins(app, settings.CORS_ORIGINS)
  await serveRoutes(app, { handlers: handlersOf(parts), guard: guardOf(database, settings), room })
  for (const prefix of ['/v1/*', '/auth/*', '/admin/v1/*']) {
    app.all(prefix, async (_request, reply) => reply.status(404).send(failure(404, 'There is no such call')))
  }
}
