import type { FastifyInstance } from 'fastify'

/**
 * Serves the site below a base path. It is removed from incoming requests (`canonical-url.ts`), so that no other code
 * has to know it, and prepended to addresses of the site in answers.
 *
 * @param basePath - without a trailing slash; empty for a site at the root of its host
 */
export function serveUnderBasePath(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return
  app.addHook('onRequest', (request, reply, done) => {
    // Relative links and cookies of the home page need the slash.
    const [path = '', ...query] = request.originalUrl.split('?')
    if (path !== basePath || request.method === 'POST') return done()
    reply.redirect(['/', ...query].join('?'), 301)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', basePath + location)
    done()
  })
}

/** Prepends the base path to root-relative addresses in HTML. */
export const prefixLinks = (html: string, basePath: string): string =>
  basePath === '' ? html : html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${basePath}/`)
