import type { Boot } from '#contract/boot.ts'
import type { Language } from '#kit/language.ts'
import { originsOfMetaScript, writeMetaScript } from '../site-config/meta-script.ts'
import type { SiteState } from '../site-state/site-state.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { escapeJson } from './escape-json.ts'
import { guardOwnerScript } from './guard-owner-script.ts'
import { type GzipTemplate, gzipTemplate } from './gzip-template.ts'
import { publicConfigOf } from './public-config-of.ts'
import type { RenderPage } from './render.ts'
import type { RequestedPage } from './requested-page.ts'
import { webManifestLink } from './web-manifest.ts'

interface Options {
  site: SiteState
  render: RenderPage
  placeholders: { nonce: string; boot: string }
  served: Record<string, (language: Language, siteUrl: string) => string | Promise<string>>
  siteUrl: string
  apiOrigin: string
  hasMetaScript: boolean
}

/** A page that is ready but for the nonce of the answer. */
export interface PreparedPage {
  status: number
  location: string | undefined
  headers: Record<string, string>
  /** The policy of an answer with this nonce. */
  policy(nonce: string): string
  text: GzipTemplate
}

/** Bytes of a nonce: 128 random bits in Base64. */
const nonceLength = 24

/** The pages behind the login: no search engine, no copy kept anywhere, and no script of the owner's. */
const isBackOffice = (path: string): boolean => /^\/(admin|login|account)(\/|$)/i.test(path)

/** Draws a page with its data and the owner's script. */
export async function preparePage(page: RequestedPage, options: Options): Promise<PreparedPage> {
  const { placeholders, apiOrigin, hasMetaScript, site } = options
  const isOffice = isBackOffice(page.path)
  const mayHaveScript = hasMetaScript && !isOffice && !page.hasToken
  const metaScript = mayHaveScript ? site.content.config.site_info.site_meta_script : ''
  const written = writeMetaScript(metaScript, placeholders.nonce)
  const hasOwnerScript = /<script/i.test(written)

  const boot = { ...bootOf(page, options), hasOwnerScript }
  const served = (await options.served[page.path]?.(boot.language, boot.siteUrl)) ?? ''
  // Whatever is configured as the site's address: pages are drawn all the same.
  const url = new URL(page.path + page.search, 'http://localhost')
  const { status, location, html } = await options.render({ url, boot, served })

  const data = `<script type="application/json" id="boot">${escapeJson(boot)}</script>`
  const guard = hasOwnerScript ? `<script nonce="${placeholders.nonce}">${guardOwnerScript}</script>` : ''
  const head = (isOffice ? '' : webManifestLink) + data + guard + written
  return {
    ...{ status, location },
    policy: contentSecurityPolicy(boot.config, { apiOrigin, scripts: originsOfMetaScript(metaScript) }),
    headers: {
      'content-language': boot.language,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'cache-control': isOffice ? 'no-store' : 'private, no-cache',
      ...(isOffice && { 'x-robots-tag': 'noindex' }),
    },
    text: gzipTemplate(
      html.replace(placeholders.boot, () => head),
      placeholders.nonce,
      nonceLength,
    ),
  }
}

function bootOf(
  { language, urlLanguage, isDark }: RequestedPage,
  { site, siteUrl }: Options,
): Omit<Boot, 'hasOwnerScript'> {
  const { config, friendLinks, stats } = site.content
  return {
    config: publicConfigOf(config),
    ...{ language, isDark, friendLinks, stats, urlLanguage },
    siteUrl: (config.site_info.site_url || siteUrl).replace(/(?<!\/)\/+$/, ''),
  }
}
