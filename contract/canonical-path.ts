/** The spelling of a path: canonical, equivalent to a canonical one, or unreadable. */
export type Spelling = 'canonical' | 'other' | 'unreadable'

/**
 * Classifies the spelling of a path, for server and browser alike: a path in any but the canonical spelling is not
 * found, however it would be decoded or normalized.
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
 * Spellings that parsers read differently: no leading slash, an empty segment or one of dots, a
 * backslash, white space or a control character, raw or encoded; an encoded slash; and unreserved characters (RFC 3986,
 * section 2.3) that are encoded.
 */
const strange = /^(?!\/)|\/\/|\/\.\.?(?:\/|$)|[\\\s\p{Cc}]|%(?:[01].|2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef])/iu
