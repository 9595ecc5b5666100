import type { FastifyInstance } from 'fastify'

/**
 * Serves the site below a path of its host. The path is removed from incoming requests (`canonical-url.ts`), so that no
 * other code knows of it, and put before addresses of the site in answers.
 *
 * @param basePath - Without a slash at its end; empty for a site that has its host to itself
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

/** Puts the path before the addresses that a text of HTML names from the root of the site. */
export const prefixLinks = (html: string, basePath: string): string =>
  basePath === '' ? html : html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${basePath}/`)
