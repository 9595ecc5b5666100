import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { randomText } from '../http/random-text.ts'
import type { SiteState } from '../site-state/site-state.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { escapeJson } from './escape-json.ts'
import { publicConfigOf } from './public-config-of.ts'

interface Options {
  site: SiteState
  /** The built page without content. */
  file: string
  apiOrigin: string
}

/**
 * Serves the page without content that a browser keeps for when this server is gone: with the site's configuration in it,
 * so that the script draws it without asking, and without the owner's script, which could not be reached then.
 */
export async function shell(app: FastifyInstance, { site, file, apiOrigin }: Options): Promise<void> {
  const html = readFileSync(file, 'utf8')
  app.get('/shell.html', (_request, reply) => {
    const nonce = randomText(16, 'base64')
    const config = publicConfigOf(site.content.config)
    const kept = { ...config, site_info: { ...config.site_info, site_meta_script: '' } }
    const data = [
      `<meta property="csp-nonce" content="${nonce}">`,
      `<script type="application/json" id="kept-config">${escapeJson(kept)}</script>`,
    ]
    return reply
      .header('content-security-policy', contentSecurityPolicy(config, { apiOrigin, scripts: [] })(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replace('<script>', `<script nonce="${nonce}">`).replace('</head>', () => `${data.join('')}</head>`))
  })
}
