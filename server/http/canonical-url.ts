import type { IncomingMessage } from 'node:http'
import { notFoundPath, type Spelling, spellingOf } from '#contract/canonical-path.ts'

/** The path for a call of the API whose own is not canonical, or cannot be decoded. */
const apiNowhere = '/v1/not-found'

const spellings = new WeakMap<IncomingMessage, Spelling>()

/**
 * Decides once by which path a request is answered, before anything else is decided by it: routes, bans, limits, the
 * owner's script and the cache all see this one. A target in absolute form (RFC 9112, section 3.2.2) is its path. What is
 * not canonical is answered as not found. Of a site below a path of its host, nothing outside that path is served.
 */
export function canonicalUrl(request: IncomingMessage, basePath = ''): string {
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '')
  const end = target.search(/[?#]/)
  const whole = (end === -1 ? target : target.slice(0, end)) || '/'
  const isBelow = whole === basePath || whole.startsWith(`${basePath}/`)
  const path = isBelow ? whole.slice(basePath.length) || '/' : notFoundPath
  const query = end === -1 ? '' : (target.slice(end).split('#')[0] ?? '')
  const spelling = spellingOf(path)
  spellings.set(request, spelling)
  if (spelling === 'canonical') return path + query
  return apiPath.test(path) ? apiNowhere : notFoundPath
}

/** Says whether a request's path could be read at all. */
export const hasReadablePath = (request: IncomingMessage): boolean => spellings.get(request) !== 'unreadable'

export const apiPath = /^\/(v1|auth|admin\/v1|mcp)(\/|$)/
