import type { FastifyInstance } from 'fastify'
import type { Language } from '#kit/language.ts'
import { hasReadablePath } from '../http/canonical-url.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import type { SiteState } from '../site-state/site-state.ts'
import type { UsageCounter } from '../stats/usage-counter.ts'
import type { VisitorCounter } from '../stats/visitor-counter.ts'
import { answerRedirects } from './answer-redirects.ts'
import { PageCache } from './page-cache.ts'
import { type PreparedPage, preparePage } from './prepare-page.ts'
import type { FindPage, RenderPage } from './render.ts'
import { type RequestedPage, requestedPage } from './requested-page.ts'

interface Options {
  site: SiteState
  render: RenderPage
  findPage: FindPage
  /** Whether rendered pages are cached. */
  keepsPages: boolean
  /** Content that only the server has, by path. */
  served: Record<string, (language: Language, siteUrl: string) => string | Promise<string>>
  visitors: VisitorCounter
  usage: UsageCounter
  /** The site's origin: the configured one, or else the address that the server listens on. */
  siteUrl: string
  /** The base path; empty for a site at the root of its host. */
  basePath: string
  /** The public origin, if the environment sets it. */
  publicUrl: string
  apiOrigin: string
  /** Whether pages may contain the owner's script. */
  allowsOwnerScript: boolean
}

const toolsPath = '/tools/'

/**
 * Serves every page of the site, and the not-found page for every other path: with status 404, or 400 if the path
 * cannot be decoded.
 */
export async function pages(app: FastifyInstance, options: Options): Promise<void> {
  const { site } = options
  const cache = new PageCache()
  answerRedirects(app, site)

  // Compressed once for each coding.
  app.get('/*', { compress: false }, async (request, reply) => {
    const requested = requestedPage(request, options.findPage)
    const page = await pageFor(requested)
    if (page.location) return reply.redirect(page.location, page.status)
    if (page.status === 200) {
      options.visitors.count(request.ip)
      if (requested.path.startsWith(toolsPath)) options.usage.count(`tool:${requested.path.slice(toolsPath.length)}`)
    }

    const { coding, bytes, etag } = await page.body.for(request.headers['accept-encoding'])
    reply.headers(page.headers).header('content-security-policy', page.policyFor(request.host))
    // Pages behind the login differ each time and are not cached.
    if (!requested.isOffice) reply.header('etag', etag)
    if (!requested.isOffice && page.status === 200 && matchesEtag(request.headers['if-none-match'], etag))
      return reply.status(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    const status = hasReadablePath(request.raw) ? page.status : 400
    return reply.status(status).type('text/html; charset=utf-8').send(bytes)
  })

  function pageFor(requested: RequestedPage): PreparedPage | Promise<PreparedPage> {
    const { version } = site
    const draw = () => preparePage(requested, options)
    if (requested.key === undefined || !options.keepsPages) return draw()
    return cache.find(version, requested.key) ?? cache.make(version, requested.key, draw)
  }
}
