import type { PublicConfig } from '#contract/site-config/sections.ts'

interface Origins {
  /** Where the API is, when the build names another origin. */
  apiOrigin: string
  /** Where the owner's own scripts come from. */
  scripts: string[]
}

/**
 * Makes what writes the policy of a page's answers, each with its own nonce. `connect-src 'self'` is what makes "nothing is sent" enforceable: the API's origin joins
 * it only when the build names another, and the origins of the owner's own scripts where there are such; images only
 * those that the owner configured.
 */
export function contentSecurityPolicy(
  config: PublicConfig,
  { apiOrigin, scripts: sources }: Origins,
): (nonce: string) => string {
  const { site_logo, site_image } = config.site_info
  const images = [site_logo, site_image, config.site_seo.og_image].flatMap(originOf)
  const scripts = sources.flatMap(originOf)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", mark, "'wasm-unsafe-eval'", ...scripts],
    'style-src-elem': ["'self'", mark],
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
  const parts = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
    .split(mark)
  return (nonce) => parts.join(`'nonce-${nonce}'`)
}

/** No source is written like this. */
const mark = "''"

/** Hosts may hold signs that end a directive or a whole policy: such an origin is left out. */
function originOf(address: string): string[] {
  const { origin } = URL.canParse(address) ? new URL(address) : {}
  return origin !== undefined && /^https?:\/\/[a-z\d.:[\]-]+$/i.test(origin) ? [origin] : []
}
