import type { PublicConfig } from '#contract/site-config/sections.ts'
import type { InlineSources } from './inline-hashes.ts'

interface Sources {
  /** Where the API is, when the build names another origin. */
  apiOrigin: string
  /** Where the site's own scripts are: `'self'`, or narrower. */
  ownScripts: string
  /** Where the owner's own scripts come from. */
  scripts: string[]
  inline: InlineSources
}

/**
 * Writes the policy of a page. `connect-src 'self'` is what makes "nothing is sent" enforceable: the API's origin joins
 * it only when the build names another, and the origins of the owner's own scripts where there are such; images only
 * those that the owner configured.
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

/** Leaves out an origin whose host has characters that end a directive or the policy. */
function originOf(address: string): string[] {
  const { origin } = URL.canParse(address) ? new URL(address) : {}
  return origin !== undefined && /^https?:\/\/[a-z\d.:[\]-]+$/i.test(origin) ? [origin] : []
}

/**
 * Gives the host of the site where its scripts can be narrowed to the files below /assets/: a policy names a path behind a
 * host alone. Of addresses in numbers it knows but this one (CSP 3, section 6.7.2.8).
 */
export function hostOfAssets(siteUrl: string): string | undefined {
  const { host, hostname } = URL.canParse(siteUrl) ? new URL(siteUrl) : { host: '', hostname: '' }
  const isName = /^[a-z\d.-]+$/.test(hostname) && /[a-z]/.test(hostname)
  return isName || hostname === '127.0.0.1' ? host : undefined
}
