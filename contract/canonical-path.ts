/** How a path is spelt: as the site spells its paths, in another way that a reader may take for it, or in none. */
export type Spelling = 'canonical' | 'other' | 'unreadable'

/**
 * Says how a path is spelt. Server and browser both ask this: what is not spelt as the site spells its paths leads nowhere,
 * whatever a decoder or a normaliser would make of it.
 */
export function spellingOf(path: string): Spelling {
  if (!isDecodable(path)) return 'unreadable'
  if (!path.startsWith('/') || strange.test(path)) return 'other'
  return path.split('/').some((segment) => segment === '.' || segment === '..') ? 'other' : 'canonical'
}

/** The page that is drawn where nothing is. */
export const nowhere = '/not-found'

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
