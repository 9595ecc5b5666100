import { hasUnprinted } from './unprinted.ts'

/** Writes a text in quotes, on one line: single ones where they are wanted and can hold it, else double ones. */
export const quoted = (text: string, quotes: 'auto' | 'single' | 'double'): string =>
  quotes === 'single' && !/[\t\n]/.test(text) && !hasUnprinted(text)
    ? `'${text.replaceAll("'", "''")}'`
    : doubleQuoted(text)

/** JSON's strings are YAML's, but for what YAML does not print or takes for a line break. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(unprinted, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const unprinted = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g
