/** Writes a Kotlin string literal; invisible characters as escapes. */
export function literal(text: string): string {
  return `"${text.replace(/["\\$]/g, '\\$&').replace(/[^\P{C}\ud800-\udfff]|[\p{Zl}\p{Zp}]|\p{Cs}/gu, escapeUnits)}"`
}

/** Quotes a name with backticks unless it is an identifier: Kotlin reserves keywords and names of underscores only. */
export const quoteIdentifier = (name: string): string =>
  isIdentifier(name) && !keywords.has(name) ? name : `\`${name}\``

const isIdentifier = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(name) && /[^_]/.test(name) && !/[\ud800-\udfff]/.test(name)

/** Whether a name is valid in backticks: names on the JVM cannot contain the characters of paths and signatures. */
export const canBeQuoted = (name: string): boolean =>
  /^[^\p{C}\p{Zl}\p{Zp}`.;:,[\]/<>\\]+$/u.test(name) && /\S/.test(name)

/** Escapes a character by UTF-16 units. */
const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** The hard keywords of the Kotlin grammar, which are names only in backticks. */
const keywords = new Set([
  ...['as', 'break', 'class', 'continue', 'do', 'else', 'false', 'for', 'fun', 'if', 'in', 'interface', 'is', 'null'],
  ...['object', 'package', 'return', 'super', 'this', 'throw', 'true', 'try', 'typealias', 'typeof', 'val', 'var'],
  ...['when', 'while'],
])
