import type { FastifyInstance } from 'fastify'
import { isApi } from '../http/answer-errors.ts'
import type { UsageCounter } from '../stats/usage-counter.ts'

/** Counts the calls of the API per day, and those of them that were refused (4xx) or failed (5xx). */
export function countCalls(app: FastifyInstance, usage: UsageCounter): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    done()
    if (!isApi(request)) return
    usage.count('calls')
    if (statusCode >= 500) usage.count('failed')
    else if (statusCode >= 400) usage.count('refused')
  })
}
