/** What ECMAScript writes for an escape of other engines; undefined where it has nothing of the kind. */
export const replacementOf = (source: string, flags: string): string | undefined =>
  (flags.includes('m') ? ofWholeText[source] : undefined) ?? replacements[source]

const replacements: Record<string, string> = {
  '\\A': '^',
  '\\z': '$',
  '\\Z': '$',
  '\\h': '[\\t ]',
  '\\H': '[^\\t ]',
  '\\R': '(?:\\r\\n|[\\n\\r\\u2028\\u2029])',
  '\\N': '.',
  '\\a': '\\x07',
  '\\e': '\\x1b',
}

/** Where ^ and $ stand for lines. */
const ofWholeText: Record<string, string> = {
  '\\A': '(?<![^])',
  '\\z': '(?![^])',
  '\\Z': '(?![^])',
}

/** The classes of POSIX, as they stand within brackets. */
export const posixClasses: Record<string, string> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: '\\t ',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
}
