import type { FastifyInstance } from 'fastify'
import type { Redirect } from '#contract/site-config/redirect-config.ts'
import { sameSpelling } from '#contract/site-config/redirect-rules.ts'
import type { SiteState } from '../site-state/site-state.ts'

/** Answers the owner's redirects before any page (§15). `Location` is what was saved, never made of the request. */
export function redirects(app: FastifyInstance, site: SiteState): void {
  let version = -1
  let ways = new Map<string, Redirect>()
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done()
    if (version !== site.version) {
      const enabled = site.content.config.redirect_config.redirects.filter(({ enable }) => enable)
      ways = new Map(enabled.map((redirect) => [sameSpelling(redirect.from), redirect]))
      version = site.version
    }
    if (ways.size === 0) return done()
    const way = ways.get(sameSpelling(request.url.split(/[?#]/)[0] ?? '/'))
    if (!way) return done()
    reply.header('cache-control', 'no-cache').redirect(way.to, way.code)
  })
}
