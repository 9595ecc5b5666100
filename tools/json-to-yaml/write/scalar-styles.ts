/**
 * Whether a text can be a plain scalar in a block and is a string to every parser: considers the core schema of YAML
 * 1.2 and booleans, octal and sexagesimal numbers, dates and merge keys of YAML 1.1. False in case of doubt.
 */
export const isPlain = (text: string): boolean =>
  !notPlain.test(text) &&
  !hasUnprintable(text) &&
  !reservedWords.has(text.length < 6 ? text.toLowerCase() : text) &&
  !numeric.test(text)

/** A start or end that plain scalars cannot have, a colon or a number sign as an indicator, or line breaks and tabs. */
const notPlain = /^(?:[\s?:,[\]{}#&*!|>'"%@`\u00a0]|-(?!-?[A-Za-z])|\.(?![A-Za-z])|$)|[\s:\u00a0]$|: | #|[\t\n]/

const reservedWords = new Set('null ~ true false yes no on off y n = << .inf +.inf .nan'.split(' '))

/** Numbers of either version, dates, times and addresses: any text with only their characters. */
const numeric = /^[-+.]{0,2}(?:\d|[eE][-+]?\d)[\da-fA-FxoXOtTzZ_.:+ -]*$/

/** Writes a quoted text on one line, with single quotes if requested and possible, otherwise double quotes. */
export const quoted = (text: string, quotes: 'auto' | 'single' | 'double'): string =>
  quotes === 'single' && !/[\t\n]/.test(text) && !hasUnprintable(text)
    ? `'${text.replaceAll("'", "''")}'`
    : doubleQuoted(text)

/** JSON strings are valid YAML, except for characters that are unprintable or line breaks in YAML. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(mustEscape, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const mustEscape = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g

/** Characters that are unprintable in YAML, or line breaks in one of its versions, except tabs and line feeds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u

export const hasUnprintable = (text: string): boolean => unprintable.test(text)
