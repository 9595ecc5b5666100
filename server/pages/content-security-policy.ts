import type { PublicConfig } from '#contract/site-config/sections.ts'
import type { InlineSources } from './inline-hashes.ts'

interface Sources {
  /** The API's origin, if the build sets another one. */
  apiOrigin: string
  /** The source of the site's own scripts: `'self'`, or narrower. */
  ownScripts: string
  /** The origins of the owner's scripts. */
  scripts: string[]
  inline: InlineSources
}

/**
 * Writes the Content-Security-Policy of a page. `connect-src 'self'` enforces that no data is sent elsewhere;
 * exceptions are the API's origin, if the build sets another one, and the origins of the owner's scripts. Images come
 * only from origins that the owner configured.
 */
export function contentSecurityPolicy(
  config: PublicConfig,
  { apiOrigin, ownScripts, scripts: sources, inline }: Sources,
): string {
  const { site_logo, site_image } = config.site_info
  const images = [site_logo, site_image, config.site_seo.og_image].flatMap(originOf)
  const scripts = sources.flatMap(originOf)
  const directives = {
    'default-src': ["'self'"],
    'script-src': [ownScripts, ...inline.scripts, "'wasm-unsafe-eval'", ...scripts],
    'style-src-elem': ["'self'", ...inline.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...new Set([...images, ...scripts])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...originOf(apiOrigin), ...scripts],
    'worker-src': ["'self'"],
    'media-src': ["'self'", 'blob:', 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Returns the origin, or none where its host has characters that would end a directive or the policy. */
function originOf(address: string): string[] {
  const { origin } = URL.canParse(address) ? new URL(address) : {}
  return origin !== undefined && /^https?:\/\/[a-z\d.:[\]-]+$/i.test(origin) ? [origin] : []
}

/**
 * Returns the host of the site if its scripts can be narrowed to the files below /assets/: in a policy, a path needs a
 * host, and the only IP address that may be one is 127.0.0.1 (CSP 3, section 6.7.2.8).
 */
export function hostOfAssets(siteUrl: string): string | undefined {
  const { host, hostname } = URL.canParse(siteUrl) ? new URL(siteUrl) : { host: '', hostname: '' }
  const isName = /^[a-z\d.-]+$/.test(hostname) && /[a-z]/.test(hostname)
  return isName || hostname === '127.0.0.1' ? host : undefined
}
