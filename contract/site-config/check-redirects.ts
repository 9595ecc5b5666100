import { hasUserinfo, isHttpUrl } from './bounded-fields.ts'

/** Paths that the site needs; neither they nor anything below them may be redirected. */
const reserved = [
  ...['/admin', '/login', '/account', '/v1', '/auth', '/assets', '/uploads', '/mcp', '/metrics', '/api-docs'],
  ...['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/sw.js'],
]

/** Whether a path may be redirected (§15). */
export function isRedirectSource(path: string): boolean {
  if (path === '/' || !isPlainPath(path)) return false
  const plain = decoded(path)
  return plain !== undefined && !reserved.some((own) => plain === own || plain.startsWith(`${own}/`))
}

/** Whether a redirect may lead to a URL: a path of the site by the same rules, or an absolute http(s) URL. */
export function isRedirectTarget(to: string): boolean {
  return to.startsWith('/') ? isPlainPath(to) && decoded(to) !== undefined : isHttpUrl(to) && !hasUserinfo(to)
}

function isPlainPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!path.startsWith('/') || path.length > 512 || /[?#\\\s\u0000-\u001f\u007f]|\/\//.test(path)) return false
  if (/%(2f|5c|2e|00)/i.test(path)) return false
  return !path.split('/').some((segment) => segment === '.' || segment === '..')
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * Normalizes a path, so that all spellings of one page are equal: however encoded, with or without a trailing slash.
 */
export function normalizePath(path: string): string {
  try {
    return decodeURI(path).replace(/(?<=[^/])\/$/, '')
  } catch {
    return path
  }
}

/** Converts a URL to ASCII for a header: the host in Punycode, other characters percent-encoded (RFC 3986). */
export function asciiUrl(to: string): string {
  if (/^[\x21-\x7e]*$/.test(to)) return to
  if (!to.startsWith('/')) return URL.canParse(to) ? new URL(to).href : to
  return to.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

type RedirectRule = { from: string; to: string; enable: boolean }

/** Finds an enabled redirect that is part of a loop; returns its index in the list. */
export function findLoop(redirects: RedirectRule[]): number | undefined {
  const enabled = redirects.filter(({ enable }) => enable)
  const targets = new Map(enabled.map(({ from, to }) => [normalizePath(from), normalizePath(to)]))
  const index = redirects.findIndex(({ from, enable }) => enable && leadsBack(targets, normalizePath(from)))
  return index === -1 ? undefined : index
}

function leadsBack(targets: Map<string, string>, start: string): boolean {
  const seen = new Set<string>()
  for (let path = targets.get(start); path !== undefined && !seen.has(path); path = targets.get(path)) {
    if (path === start) return true
    seen.add(path)
  }
  return false
}
