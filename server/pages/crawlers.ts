import type { FastifyInstance } from 'fastify'
import { defaultRobots } from '#contract/site-config/seo-config.ts'
import { languages } from '#kit/language.ts'
import type { SiteState } from '../site-state/site-state.ts'

interface Options {
  site: SiteState
  siteUrl: string
  basePath: string
  /** Paths of the pages for search engines. */
  paths: string[]
}

/** Serves /robots.txt and /sitemap.xml, with URLs of the configured site only. */
export async function crawlers(app: FastifyInstance, { site, siteUrl, basePath, paths }: Options): Promise<void> {
  const origin = () => (site.content.config.site_info.site_url || siteUrl).replace(/(?<!\/)\/+$/, '') + basePath

  app.get('/robots.txt', async (_request, reply) => {
    const own = site.content.config.seo_config.robots
    const text = own.includes(':') ? own : defaultRobots.replaceAll('Disallow: ', `Disallow: ${basePath}`)
    const sitemap = /^sitemap:/im.test(text) ? '' : `\nSitemap: ${origin()}/sitemap.xml\n`
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${text.trim()}\n${sitemap}`)
  })

  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(sitemapOf(origin(), paths)),
  )
}

/** Lists every page with its languages (sitemaps.org 0.9, with hreflang alternates). */
export function sitemapOf(origin: string, paths: string[]): string {
  const entries = paths.map((path) => {
    const address = escapeXml(origin + path)
    const alternates = languages.map((language) => link(language, `${address}?lng=${language}`))
    return `<url><loc>${address}</loc>${link('x-default', address)}${alternates.join('')}</url>`
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

const link = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
