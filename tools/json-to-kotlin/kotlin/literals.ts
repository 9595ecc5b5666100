/** Writes a string of Kotlin; what cannot be seen, by its number. */
export function literal(text: string): string {
  return `"${text.replace(/["\\$]/g, '\\$&').replace(/[^\P{C}\ud800-\udfff]|[\p{Zl}\p{Zp}]|\p{Cs}/gu, escapeUnits)}"`
}

/** Quotes a name that is no identifier by itself: Kotlin reserves keywords, and names of underscores alone. */
export const quoted = (name: string): string => (isIdentifier(name) && !keywords.has(name) ? name : `\`${name}\``)

const isIdentifier = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(name) && /[^_]/.test(name) && !/[\ud800-\udfff]/.test(name)

/** Says whether backticks can hold a name: the JVM's fields take no sign that paths and signatures are made of. */
export const canBeQuoted = (name: string): boolean =>
  /^[^\p{C}\p{Zl}\p{Zp}`.;:,[\]/<>\\]+$/u.test(name) && /\S/.test(name)

/** A character as the units of UTF-16 that Kotlin's escapes name. */
const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** The hard keywords of the Kotlin grammar, which nothing can be called without quotes. */
const keywords = new Set([
  ...['as', 'break', 'class', 'continue', 'do', 'else', 'false', 'for', 'fun', 'if', 'in', 'interface', 'is', 'null'],
  ...['object', 'package', 'return', 'super', 'this', 'throw', 'true', 'try', 'typealias', 'typeof', 'val', 'var'],
  ...['when', 'while'],
])
