/** How a path is spelt: as the site spells its paths, in another way that a reader may take for it, or in none. */
export type Spelling = 'canonical' | 'other' | 'unreadable'

/**
 * Says how a path is spelt. Server and browser both ask this: what is not spelt as the site spells its paths leads nowhere,
 * whatever a decoder or a normaliser would make of it.
 */
export function spellingOf(path: string): Spelling {
  try {
    decodeURIComponent(path)
    return strange.test(path) ? 'other' : 'canonical'
  } catch {
    return 'unreadable'
  }
}

/** The page that is drawn where nothing is. */
export const nowhere = '/not-found'

/**
 * What another reader might take for something else: a beginning without a slash, an empty segment or one of dots, a
 * backslash, white space or a control character, raw or encoded; an encoded slash; and what needs no encoding (RFC 3986,
 * section 2.3) but has it.
 */
const strange = /^(?!\/)|\/\/|\/\.\.?(?:\/|$)|[\\\s\p{Cc}]|%(?:[01].|2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef])/iu
