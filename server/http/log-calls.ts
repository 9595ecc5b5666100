import type { FastifyInstance } from 'fastify'
import { isApi } from './answer-errors.ts'

/**
 * Writes a line of JSON for each call of the API, and at level debug for each page: who, what, how it ended, how long.
 * Nothing of bodies and headers, and of the address only the path.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: (request.url.split(/[?#]/)[0] ?? '').slice(0, 200),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    }
    if (isApi(request)) request.log.info(line, 'call')
    else request.log.debug(line, 'page')
  })
}
