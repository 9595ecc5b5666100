import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { answerStatus } from '../http/answer-errors.ts'
import type { Settings } from '../settings/settings.ts'
import type { SiteState } from '../site-state/site-state.ts'

interface Options {
  settings: Pick<Settings, 'METRICS_TOKEN'>
  site: SiteState
}

/**
 * Serves metrics for Prometheus at /metrics, to this machine only, or with `METRICS_TOKEN`; otherwise answers 404.
 * Paths are those of routes, never of requests, which could contain anything.
 */
export function metrics(app: FastifyInstance, { settings, site }: Options): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labels = ['method', 'route', 'status']
  const requests = new Counter({
    name: 'toolbench_http_requests_total',
    help: 'Requests answered',
    labelNames: labels,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'toolbench_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    registers: [registry],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5, 10],
  })
  new Gauge({
    name: 'toolbench_site_version',
    help: 'Grows when the site changes',
    registers: [registry],
    collect() {
      this.set(site.version)
    },
  })

  app.addHook('onResponse', (request, reply, done) => {
    done()
    // Each file of the build has a route of its own, and each route a dozen series.
    const route = request.routeOptions.url?.replace(/^\/assets\/.*/, '/assets/*') ?? 'none'
    requests.inc({ method: request.method, route, status: String(reply.statusCode) })
    seconds.observe({ route }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings.METRICS_TOKEN)) return answerStatus(request, reply, 404)
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** Behind a proxy every request may come from this machine, so forwarded ones need the token. */
function mayRead({ headers, raw }: FastifyRequest, token: string): boolean {
  if (token !== '') return equalsInConstantTime(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '')
}

/** Compares in constant time. */
const equalsInConstantTime = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
