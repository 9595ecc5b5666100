/** Writes a Java string literal; invisible characters as escapes. */
export function literal(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[^\P{C}\ud800-\udfff]|[\p{Zl}\p{Zp}]|\p{Cs}/gu, escapeUnits)}"`
}

/**
 * Whether a class file can hold a key: a constant has at most 65,535 bytes (JVMS 4.4.7), a UTF-16 unit takes up to
 * three.
 */
export const fitsConstant = (key: string): boolean => key.length <= maxKeyUnits

const maxKeyUnits = 20_000

/** Escapes a text for Javadoc: ends of comments, tags, and Unicode escapes, which Java reads even in comments. */
export const escapeComment = (text: string): string =>
  text.replace(/[&<>@*\\{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Escapes a character by UTF-16 units; control characters in octal, since Java replaces Unicode escapes before it reads
 * strings, so that of a line break would end the line.
 */
const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => unit.charCodeAt(0))
    .map((unit) => (unit < 32 ? `\\${octal(unit)}` : `\\u${unit.toString(16).padStart(4, '0')}`))
    .join('')

const octal = (unit: number): string => unit.toString(8).padStart(3, '0')
