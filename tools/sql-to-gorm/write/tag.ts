/** Writes the tag of a field, in back quotes where it can stand in them: `gorm:"column:id" json:"id"`. */
export function writeTag(parts: readonly (readonly [key: string, value: string])[]): string {
  if (parts.length === 0) return ''
  const tag = parts.map(([key, value]) => `${key}:${quoteGo(value)}`).join(' ')
  return tag.includes('`') ? quoteGo(tag) : `\`${tag}\``
}

/** Writes a string literal of Go. */
export const quoteGo = (text: string): string =>
  `"${text.toWellFormed().replace(needingEscape, (sign) => escapes[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const needingEscape = /["\\\x00-\x1f\x7f-\x9f\ufeff\u2028\u2029]/g
const escapes: Record<string, string> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Joins the settings of GORM's tag. A semicolon within one is escaped; a backslash at the end of one would escape the
 * semicolon behind it, and gets a space.
 */
export const joinSettings = (settings: readonly string[]): string =>
  settings.map((setting) => setting.replaceAll(';', '\\;').replace(/\\$/, '\\ ')).join(';')

/** Escapes the commas of an index's setting, which stand between them. */
export const escapeCommas = (text: string): string => text.replaceAll(',', '\\,')
