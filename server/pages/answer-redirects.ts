import type { FastifyInstance } from 'fastify'
import { normalizePath } from '#contract/site-config/check-redirects.ts'
import type { Redirect } from '#contract/site-config/redirect-config.ts'
import type { SiteState } from '../site-state/site-state.ts'

/**
 * Answers the owner's redirects before any page (§15). `Location` is what was saved, never derived from the request.
 */
export function answerRedirects(app: FastifyInstance, site: SiteState): void {
  let version = -1
  let bySource = new Map<string, Redirect>()
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done()
    if (version !== site.version) {
      const enabled = site.content.config.redirect_config.redirects.filter(({ enable }) => enable)
      bySource = new Map(enabled.map((redirect) => [normalizePath(redirect.from), redirect]))
      version = site.version
    }
    if (bySource.size === 0) return done()
    const redirect = bySource.get(normalizePath(request.url.split(/[?#]/)[0] ?? '/'))
    if (!redirect) return done()
    reply.header('cache-control', 'no-cache').redirect(redirect.to, redirect.code)
  })
}
