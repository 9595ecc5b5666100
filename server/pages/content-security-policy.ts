import type { PublicConfig } from '#contract/site-config/sections.ts'

interface Origins {
  /** Where the API is, when the build names another origin. */
  apiOrigin: string
  /** Where the owner's own scripts come from. */
  scripts: string[]
}

/**
 * Writes the policy of a page. `connect-src 'self'` is what makes "nothing is sent" enforceable: the API's origin joins
 * it only when the build names another, and the origins of the owner's own scripts where there are such; pictures only
 * those that the owner configured.
 */
export function contentSecurityPolicy(nonce: string, config: PublicConfig, { apiOrigin, scripts }: Origins): string {
  const { site_logo, site_image } = config.site_info
  const pictures = [site_logo, site_image, config.site_seo.og_image].flatMap(originOf)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...scripts],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...new Set([...pictures, ...scripts])],
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

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])
