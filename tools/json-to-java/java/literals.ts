/** Writes a string of Java; what cannot be seen, by its number. */
export function literal(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[^\P{C}\ud800-\udfff]|[\p{Zl}\p{Zp}]|\p{Cs}/gu, escapeUnits)}"`
}

/** Says whether a class file can hold a key: a constant has 65,535 bytes at most (JVMS 4.4.7), a unit of UTF-16 three. */
export const fitsConstant = (key: string): boolean => key.length <= maxKeyUnits

const maxKeyUnits = 20_000

/** Writes a text within a comment for Javadoc: no end of the comment, no tag, and no escape, which Java reads even there. */
export const inComment = (text: string): string => text.replace(/[&<>@*\\{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A character as the units of UTF-16 that Java's escapes name; a control in octal digits, since Java reads the escape of
 * a line break before it reads the string.
 */
const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => unit.charCodeAt(0))
    .map((unit) => (unit < 32 ? `\\${octal(unit)}` : `\\u${unit.toString(16).padStart(4, '0')}`))
    .join('')

const octal = (unit: number): string => unit.toString(8).padStart(3, '0')
