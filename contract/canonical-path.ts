/** The spelling of a path: canonical, equivalent to a canonical one, or unreadable. */
export type Spelling = 'canonical' | 'other' | 'unreadable'

/**
 * Tells how a path is spelt, for server and browser alike: a path in any spelling but the canonical one is not found,
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

/** The path of the page "not found". */
export const notFoundPath = '/not-found'

/**
 * What another reader might take for something else: a beginning without a slash, an empty segment or one of dots, a
 * backslash, white space or a control character, raw or encoded; an encoded slash; and what needs no encoding (RFC 3986,
 * section 2.3) but has it.
 */
const strange = /^(?!\/)|\/\/|\/\.\.?(?:\/|$)|[\\\s\p{Cc}]|%(?:[01].|2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef])/iu
