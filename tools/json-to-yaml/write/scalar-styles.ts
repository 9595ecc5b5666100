/**
 * Says whether a text can stand without quotes in a block, and is a text to every reader: YAML 1.2's core schema, YAML
 * 1.1's booleans, octal and sexagesimal numbers, dates, merge keys. Where that is unsure it says no.
 */
export const isPlain = (text: string): boolean =>
  !unplain.test(text) &&
  !hasUnprinted(text) &&
  !isWord.has(text.length < 6 ? text.toLowerCase() : text) &&
  !numeric.test(text)

/**
 * A beginning or an end that no plain scalar may have, a colon or a number sign with a meaning, and invisible characters.
 */
const unplain = /^(?:[\s?:,[\]{}#&*!|>'"%@`\u00a0]|-(?!-?[A-Za-z])|\.(?![A-Za-z])|$)|[\s:\u00a0]$|: | #|[\t\n]/

const isWord = new Set('null ~ true false yes no on off y n = << .inf +.inf .nan'.split(' '))

/** Numbers of either version, dates, times, addresses: texts made of their characters alone. */
const numeric = /^[-+.]{0,2}(?:\d|[eE][-+]?\d)[\da-fA-FxoXOtTzZ_.:+ -]*$/

/** Writes a text in quotes, on one line: single ones where they are wanted and can hold it, else double ones. */
export const quoted = (text: string, quotes: 'auto' | 'single' | 'double'): string =>
  quotes === 'single' && !/[\t\n]/.test(text) && !hasUnprinted(text)
    ? `'${text.replaceAll("'", "''")}'`
    : doubleQuoted(text)

/** JSON's strings are YAML's, but for what YAML does not print or takes for a line break. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(unquotable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const unquotable = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g

/** What is not printable in YAML, or a line break in one of its versions; tabs and line feeds apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprinted = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u

export const hasUnprinted = (text: string): boolean => unprinted.test(text)
