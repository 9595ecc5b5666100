import type { PublicConfig } from '#contract/site-config/sections.ts'

/**
 * Writes the policy of a page. `connect-src 'self'` is what makes "nothing is sent" enforceable: the API's origin joins
 * it only when the build names another, pictures only those that the owner configured.
 */
export function contentSecurityPolicy(nonce: string, config: PublicConfig, apiOrigin: string): string {
  const { site_logo, site_image } = config.site_info
  const pictures = [site_logo, site_image, config.site_seo.og_image].flatMap(originOf)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'"],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...new Set(pictures)],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...originOf(apiOrigin)],
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
