import type { FastifyInstance } from 'fastify'
import type { Language } from '#kit/language.ts'
import { acceptsGzip } from '../http/accepts-gzip.ts'
import { hasReadablePath } from '../http/canonical-url.ts'
import { randomText } from '../http/random-text.ts'
import type { SiteState } from '../site-state/site-state.ts'
import type { UsageCounter } from '../stats/usage-counter.ts'
import type { VisitorCounter } from '../stats/visitor-counter.ts'
import { PageCache } from './page-cache.ts'
import { type PreparedPage, preparePage } from './prepare-page.ts'
import { redirects } from './redirects.ts'
import type { FindPage, RenderPage } from './render.ts'
import { type RequestedPage, requestedPage } from './requested-page.ts'

interface Options {
  site: SiteState
  render: RenderPage
  findPage: FindPage
  /** Whether a page that was drawn may be sent again. */
  keepsPages: boolean
  /** Where an answer's own nonce, and the page's data, come; both random for this process. */
  placeholders: { nonce: string; boot: string }
  /** Content that only the server has, by path. */
  served: Record<string, (language: Language, siteUrl: string) => string | Promise<string>>
  visitors: VisitorCounter
  usage: UsageCounter
  siteUrl: string
  apiOrigin: string
  /** Whether the owner's script may stand in pages. */
  hasMetaScript: boolean
}

const toolsPath = '/tools/'

/** Serves every page of the site, and the not-found page with status 404 for every other path; 400 if it cannot be read. */
export async function pages(app: FastifyInstance, options: Options): Promise<void> {
  const { site } = options
  const cache = new PageCache()
  redirects(app, site)

  // Compressed already, for whoever accepts it.
  app.get('/*', { compress: false }, async (request, reply) => {
    const requested = requestedPage(request, options.findPage)
    const page = await pageFor(requested)
    if (page.location) return reply.redirect(page.location, page.status)
    if (page.status === 200) {
      options.visitors.count(request.ip)
      if (requested.path.startsWith(toolsPath)) options.usage.count(`tool:${requested.path.slice(toolsPath.length)}`)
    }

    const nonce = randomText(16, 'base64')
    reply
      .status(hasReadablePath(request.raw) ? page.status : 400)
      .headers(page.headers)
      .header('content-security-policy', page.policy(nonce))
      .type('text/html; charset=utf-8')
    if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(page.text.plain(nonce))
    return reply.header('content-encoding', 'gzip').send(page.text.gzip(nonce))
  })

  function pageFor(requested: RequestedPage): PreparedPage | Promise<PreparedPage> {
    const { version } = site
    const draw = () => preparePage(requested, options)
    if (requested.key === undefined || !options.keepsPages) return draw()
    return cache.find(version, requested.key) ?? cache.make(version, requested.key, draw)
  }
}
