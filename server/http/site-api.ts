import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { failure } from '#contract/wire.ts'
import { sharedStore } from '../limits/shared-store.ts'
import { guardOf } from '../sessions/guard.ts'
import type { SiteParts } from '../site-parts.ts'
import { allowOrigins } from './allow-origins.ts'
import { handlersOf } from './handlers.ts'
import { serveRoutes } from './serve-routes.ts'

/** The calls of the contract, at most so many a minute from one address; every other path below them is no call. */
export async function siteApi(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { settings, database, counts } = parts
  allowOrigins(app, settings.CORS_ORIGINS)
  if (settings.RATE_LIMIT_PER_MINUTE > 0) {
    await app.register(rateLimit, {
      max: settings.RATE_LIMIT_PER_MINUTE,
      timeWindow: 60_000,
      ...(counts && { store: sharedStore(counts, 'calls') }),
      errorResponseBuilder: () => Object.assign(new Error('too often'), { statusCode: 429 }),
    })
  }
  await serveRoutes(app, { handlers: handlersOf(parts), guard: guardOf(database, settings) })
  for (const prefix of ['/v1/*', '/auth/*', '/admin/v1/*']) {
    app.all(prefix, async (_request, reply) => reply.status(404).send(failure(404, 'There is no such call')))
  }
}
