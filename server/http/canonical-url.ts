import type { IncomingMessage } from 'node:http'

/** How a request names what it asks for. */
type Spelling = 'canonical' | 'other' | 'unreadable'

/** Where a request leads that spells its path in another way than the site does, or in none that can be read. */
const [nowhere, apiNowhere] = ['/not-found', '/v1/not-found']

const spellings = new WeakMap<IncomingMessage, Spelling>()

/**
 * Decides once by which path a request is answered, before anything else is decided by it: routes, bans, limits, the
 * owner's script and the cache all see this one. A target in absolute form (RFC 9112, section 3.2.2) is its path. What is
 * spelt in another way than the site spells its paths is a page, or a call, that nobody has.
 */
export function canonicalUrl(request: IncomingMessage): string {
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '')
  const end = target.search(/[?#]/)
  const path = (end === -1 ? target : target.slice(0, end)) || '/'
  const query = end === -1 ? '' : (target.slice(end).split('#')[0] ?? '')
  const spelling = spellingOf(path)
  spellings.set(request, spelling)
  if (spelling === 'canonical') return path + query
  return apiPath.test(path) ? apiNowhere : nowhere
}

/** Says whether a request's path could be read at all. */
export const hasReadablePath = (request: IncomingMessage): boolean => spellings.get(request) !== 'unreadable'

export const apiPath = /^\/(v1|auth|admin\/v1|mcp)(\/|$)/

function spellingOf(path: string): Spelling {
  if (!isDecodable(path)) return 'unreadable'
  if (!path.startsWith('/') || strange.test(path)) return 'other'
  return path.split('/').some((segment) => segment === '.' || segment === '..') ? 'other' : 'canonical'
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * What another reader might take for something else: an empty segment, a backslash, white space or a control character,
 * raw or encoded; an encoded slash; and what needs no encoding (RFC 3986, section 2.3) but has it.
 */
const strange = /\/\/|[\\\s\p{Cc}]|%(?:[01][\da-f]|2f|5c|7f|2[de]|3\d|4[1-9a-f]|5[\da]|5f|6[1-9a-f]|7[\da]|7e)/iu
