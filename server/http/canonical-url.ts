import type { IncomingMessage } from 'node:http'
import { notFoundPath, type Spelling, spellingOf } from '#contract/canonical-path.ts'

/** The path that replaces one of the API that is not canonical or cannot be decoded. */
const apiNotFoundPath = '/v1/not-found'

const spellings = new WeakMap<IncomingMessage, Spelling>()

/**
 * Normalizes the path of a request once, before anything depends on it: routes, bans, limits, the owner's script and
 * the cache all use the result. Of a target in absolute form (RFC 9112, section 3.2.2) the path is taken. Paths that
 * are not canonical are not found, nor are those outside the base path.
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
  return apiPath.test(path) ? apiNotFoundPath : notFoundPath
}

/** Whether a request's path could be decoded. */
export const hasReadablePath = (request: IncomingMessage): boolean => spellings.get(request) !== 'unreadable'

export const apiPath = /^\/(v1|auth|admin\/v1|mcp)(\/|$)/
