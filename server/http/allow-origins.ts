import type { FastifyInstance } from 'fastify'

/**
 * Lets pages of the listed origins call the site's API (Fetch, section 3.3), and no others: never a wildcard beside a
 * token, never an origin merely repeated.
 */
export function allowOrigins(app: FastifyInstance, origins: string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (!origin || !origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
    })
    if (request.method !== 'OPTIONS') return
    return reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '600',
      })
      .send()
  })
}
