import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Boot } from '#contract/boot.ts'
import { publicSections } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import type { SiteState } from '../site-state.ts'
import type { VisitorCounter } from '../stats/visitor-counter.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { acceptedLanguage, languageOf } from './negotiate-language.ts'
import { PageCache } from './page-cache.ts'
import type { RenderPage } from './render.ts'

interface Given {
  site: SiteState
  render: RenderPage
  /** Where an answer's own nonce, and the page's data, come; both random for this process. */
  placeholders: { nonce: string; boot: string }
  /** Content that only the server has, by path. */
  served: Record<string, (language: Language, siteUrl: string) => string | Promise<string>>
  visitors: VisitorCounter
  siteUrl: string
  apiOrigin: string
}

/** Serves every page of the site, and the not-found page with status 404 for every other path. */
export async function pages(app: FastifyInstance, given: Given): Promise<void> {
  const { site, placeholders } = given
  const cache = new PageCache()

  app.get('/*', async (request, reply) => {
    const boot = bootOf(request, given)
    const path = cleanPath(request.url)
    const search = searchOf(request.url)
    const key = [boot.language, boot.isDark, 'token' in request.cookies, path + search].join(' ')
    const { version } = site
    let page = cache.get(version, key)
    if (!page) {
      const served = (await given.served[path]?.(boot.language, boot.siteUrl)) ?? ''
      const url = new URL(`${boot.siteUrl}${path}${search}`)
      page = await given.render({ url, boot, served })
      cache.set(version, key, page)
    }
    if (page.location) return reply.redirect(page.location, page.status)
    if (page.status === 200) given.visitors.count(request.ip, request.headers['user-agent'] ?? '')

    const nonce = randomBytes(16).toString('base64')
    const data = `<script type="application/json" id="boot">${escapeJson(boot)}</script>`
    return reply
      .status(page.status)
      .header('content-security-policy', contentSecurityPolicy(nonce, boot.config, given.apiOrigin))
      .header('content-language', boot.language)
      .header('vary', 'Cookie, Accept-Language')
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html.replaceAll(placeholders.nonce, nonce).replace(placeholders.boot, () => data))
  })
}

function bootOf(request: FastifyRequest, { site, siteUrl }: Given): Boot {
  const { config, friendLinks, stats } = site.shown
  const { cookies, headers } = request
  const asked = languageOf(new URLSearchParams(request.url.split('?')[1]).get('lng'))
  const dark = cookies['is_dark']
  return {
    config: pick(config, publicSections),
    language: asked ?? languageOf(cookies['lng']) ?? acceptedLanguage(headers['accept-language']),
    isDark: dark === 'true' || dark === 'false' ? dark === 'true' : undefined,
    friendLinks,
    stats,
    siteUrl: (config.site_info.site_url || siteUrl).replace(/\/+$/, ''),
    asked,
  }
}

const pick = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>

/** The path alone; one that only looks like a path of this site ("//evil.example", "/\evil") is a page nobody has. */
function cleanPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/'
  return /\/\/|\\|%5c|%2f/i.test(path) ? '/not-found' : path
}

/** The parameters that pages are drawn by, in one order; whatever else an address carries is none of theirs. */
function searchOf(url: string): string {
  const given = new URLSearchParams(url.split('?')[1])
  const known = ['lng', 'operation', 'q'].flatMap((name) => {
    const value = given.get(name)
    return value === null || value.length > 100 ? [] : [[name, value]]
  })
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** JSON that may stand inside a script element. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
