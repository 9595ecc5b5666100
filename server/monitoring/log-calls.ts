import type { FastifyInstance } from 'fastify'
import { isApi } from '../http/answer-errors.ts'

/**
 * Logs each call of the API, and at level debug each page, as a line of JSON: client, method, path, status and
 * duration. Bodies, headers and query strings are not logged.
 */
export function logCalls(app: FastifyInstance): void {
  const logsPages = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const level = isApi(request) ? 'info' : 'debug'
    if (level === 'debug' && !logsPages) return
    const line = {
      method: request.method,
      path: (request.url.split(/[?#]/)[0] ?? '').slice(0, 200),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    }
    request.log[level](line, level === 'info' ? 'call' : 'page')
  })
}
