import type { FastifyInstance } from 'fastify'

/**
 * Allows calls from every origin (CORS: Fetch, section 3.3): these calls have no session, so there is nothing to steal.
 */
export function allowEveryOrigin(app: FastifyInstance, paths: string[]): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Content-Disposition, Retry-After, Text-Charset, X-Request-Id',
      'x-content-type-options': 'nosniff',
    })
  })
  for (const path of paths) {
    app.options(path, async (request, reply) => {
      reply.headers({
        'access-control-allow-methods': 'GET, HEAD, POST',
        // A wildcard covers every header but Authorization, which has no meaning here.
        'access-control-allow-headers': request.headers['access-control-request-headers'] ? '*' : 'Content-Type',
        'access-control-max-age': '86400',
      })
      return reply.status(204).send()
    })
  }
}
