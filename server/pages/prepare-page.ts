import type { Boot } from '#contract/boot.ts'
import type { Language } from '#kit/language.ts'
import { prefixLinks } from '../http/base-path.ts'
import { EncodedBody } from '../http/encoded-body.ts'
import { randomText } from '../http/random-text.ts'
import { type OwnerScript, readOwnerScript } from '../site-config/parse-owner-script.ts'
import type { SiteState } from '../site-state/site-state.ts'
import { contentSecurityPolicy, hostOfAssets } from './content-security-policy.ts'
import { escapeJson } from './escape-json.ts'
import { hashSource, type InlineSources, replaceNonceByHashes } from './inline-hashes.ts'
import { ownerScriptHtml } from './owner-script-html.ts'
import { publicConfigOf } from './public-config-of.ts'
import type { RenderPage } from './render.ts'
import type { RequestedPage } from './requested-page.ts'
import { webManifestLink } from './web-manifest.ts'

interface Options {
  site: SiteState
  render: RenderPage
  served: Record<string, (language: Language, siteUrl: string) => string | Promise<string>>
  /** The site's origin: the configured one, or else the address that the server listens on. */
  siteUrl: string
  /** The base path; empty for a site at the root of its host. */
  basePath: string
  /** The folder of the language, for the pages of a static site. */
  staticFolder?: string
  /** The public origin, if the environment sets it. */
  publicUrl: string
  apiOrigin: string
  allowsOwnerScript: boolean
}

/** A page that is ready to be sent. */
export interface PreparedPage {
  status: number
  location: string | undefined
  headers: Record<string, string>
  /** Returns the policy for a request with this `Host`. */
  policyFor(host: string): string
  body: EncodedBody
}

/**
 * Renders a page with its data and the owner's script. A new nonce marks the scripts that are ours. Behind the login,
 * where a page is sent only once, it stays in the page; elsewhere hashes replace it.
 */
export async function preparePage(page: RequestedPage, options: Options): Promise<PreparedPage> {
  const { isOffice } = page
  const { basePath } = options
  const nonce = randomText(16, 'base64')
  const mayHaveScript = options.allowsOwnerScript && !isOffice && !page.hasToken
  const ownerScript = readOwnerScript(mayHaveScript ? options.site.content.config.site_info.site_meta_script : '')
  const boot = bootOf(page, options)
  const served = prefixLinks((await options.served[page.path]?.(boot.language, boot.siteUrl)) ?? '', basePath)
  const { path, search } = page
  const { status, location, html } = await options.render({ path, search, boot, served, nonce })

  const data = `<script type="application/json" id="boot">${escapeJson(boot)}</script>`
  const head = (isOffice ? '' : prefixLinks(webManifestLink, basePath)) + data
  const whole = html.replace('</head>', () => `${head}${ownerScriptHtml(ownerScript, nonce)}</head>`)
  const ready = isOffice ? keepNonce(whole, nonce) : replaceNonceByHashes(whole, nonce)
  const policies = policiesOf(boot, ready.inline, ownerScript, options)
  return {
    status,
    location,
    policyFor: (host) => (host === policies.host ? policies.narrow : policies.wide),
    headers: {
      'content-language': boot.language,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'cache-control': isOffice ? 'no-store' : 'private, no-cache',
      ...(isOffice && { 'x-robots-tag': 'noindex' }),
    },
    body: new EncodedBody(ready.html, policies.narrow),
  }
}

function bootOf({ language, urlLanguage, isDark, isOffice }: RequestedPage, options: Options): Boot {
  const { site, siteUrl, basePath, staticFolder } = options
  const { config, friendLinks, stats } = site.content
  return {
    config: publicConfigOf(config),
    language,
    isDark,
    friendLinks,
    stats,
    urlLanguage,
    siteUrl: (config.site_info.site_url || siteUrl).replace(/(?<!\/)\/+$/, '') + basePath,
    basePath,
    ...(staticFolder !== undefined && { staticFolder }),
    isPublic: !isOffice,
  }
}

const keepNonce = (html: string, nonce: string) => ({
  html,
  inline: { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] },
})

/**
 * Writes two policies: for requests that name the site's own host, whose scripts are narrowed to the files below
 * /assets/, and for all others, as a proxy may have replaced the host that visitors see.
 */
function policiesOf(
  { config }: Boot,
  { scripts, styles }: InlineSources,
  { origins, inline, hasOwnFiles }: OwnerScript,
  { basePath, publicUrl, apiOrigin }: Options,
) {
  const write = (ownScripts: string) =>
    contentSecurityPolicy(config, {
      apiOrigin,
      ownScripts,
      scripts: origins,
      inline: {
        scripts: [...scripts, ...inline.scripts.map(hashSource)],
        styles: [...styles, ...inline.styles.map(hashSource)],
      },
    })
  const host = hasOwnFiles ? undefined : hostOfAssets(config.site_info.site_url || publicUrl)
  const wide = write("'self'")
  return { host, wide, narrow: host === undefined ? wide : write(`${host}${basePath}/assets/`) }
}
