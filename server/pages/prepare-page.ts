import type { Boot } from '#contract/boot.ts'
import { publicSections } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'
import { originsOfMetaScript, writeMetaScript } from '../site-config/meta-script.ts'
import type { SiteState } from '../site-state/site-state.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { type SplicedText, spliceText } from './gzip-template.ts'
import type { RenderPage } from './render.ts'
import type { Asked } from './requested-page.ts'

interface Given {
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
  text: SplicedText
}

/** Bytes of a nonce: 128 random bits in Base64. */
const nonceLength = 24

/** The pages behind the login: no search engine, no copy kept anywhere, and no script of the owner's. */
const isOffice = (path: string): boolean => /^\/(admin|login|account)(\/|$)/i.test(path)

/** Draws a page with its data and the owner's script. */
export async function preparePage(asked: Asked, given: Given): Promise<PreparedPage> {
  const { placeholders, apiOrigin } = given
  const boot = bootOf(asked, given)
  const served = (await given.served[asked.path]?.(boot.language, boot.siteUrl)) ?? ''
  // Whatever is configured as the site's address: pages are drawn all the same.
  const url = new URL(asked.path + asked.search, 'http://localhost')
  const { status, location, html } = await given.render({ url, boot, served })

  const office = isOffice(asked.path)
  const script = given.hasMetaScript && !office && !asked.hasToken ? boot.config.site_info.site_meta_script : ''
  const data = `<script type="application/json" id="boot">${escapeJson(boot)}</script>`
  const head = data + writeMetaScript(script, placeholders.nonce)
  return {
    ...{ status, location },
    policy: contentSecurityPolicy(boot.config, { apiOrigin, scripts: originsOfMetaScript(script) }),
    headers: {
      'content-language': boot.language,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'cache-control': office ? 'no-store' : 'private, no-cache',
      ...(office && { 'x-robots-tag': 'noindex' }),
    },
    text: spliceText(
      html.replace(placeholders.boot, () => head),
      placeholders.nonce,
      nonceLength,
    ),
  }
}

function bootOf({ language, inAddress, isDark }: Asked, { site, siteUrl }: Given): Boot {
  const { config, friendLinks, stats } = site.content
  return {
    config: pick(config, publicSections),
    ...{ language, isDark, friendLinks, stats, asked: inAddress },
    siteUrl: (config.site_info.site_url || siteUrl).replace(/(?<!\/)\/+$/, ''),
  }
}

const pick = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>

/** JSON that may stand inside a script element. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
