import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { prefixLinks } from '../http/base-path.ts'
import type { SiteState } from '../site-state/site-state.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { escapeJson } from './escape-json.ts'
import { hashSource } from './inline-hashes.ts'
import { publicConfigOf } from './public-config-of.ts'

interface Options {
  site: SiteState
  /** The built page without content. */
  file: string
  basePath: string
  apiOrigin: string
}

/**
 * Serves the app shell that browsers keep for offline use: with the site's configuration, so that the script can render
 * it without requests, and without the owner's script, which could not be loaded offline.
 */
export async function shell(app: FastifyInstance, { site, file, basePath, apiOrigin }: Options): Promise<void> {
  const html = shellForBasePath(readFileSync(file, 'utf8'), basePath)
  const scripts = html
    .split('<script>')
    .slice(1)
    .map((rest) => hashSource(rest.split('</script>', 1)[0] ?? ''))
  app.get('/shell.html', (_request, reply) => {
    const config = publicConfigOf(site.content.config)
    const kept = { ...config, site_info: { ...config.site_info, site_meta_script: '' } }
    const data = `<script type="application/json" id="kept-config">${escapeJson(kept)}</script>`
    const sources = { apiOrigin, ownScripts: "'self'", scripts: [], inline: { scripts, styles: [] } }
    return reply
      .header('content-security-policy', contentSecurityPolicy(config, sources))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replace('</head>', () => `${data}</head>`))
  })
}

/** The page without content of a site below a path of its host. */
export const shellForBasePath = (html: string, basePath: string): string =>
  basePath ? prefixLinks(html, basePath).replace('<html', `<html data-base="${basePath}"`) : html
