/** Writes the tag of a field, in backquotes if possible: `gorm:"column:id" json:"id"`. */
export function writeTag(parts: readonly (readonly [key: string, value: string])[]): string {
  if (parts.length === 0) return ''
  const tag = parts.map(([key, value]) => `${key}:${quoteGo(value)}`).join(' ')
  return tag.includes('`') ? quoteGo(tag) : `\`${tag}\``
}

/** Writes a Go string literal. */
export const quoteGo = (text: string): string =>
  `"${text.toWellFormed().replace(needingEscape, (sign) => escapes[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const needingEscape = /["\\\x00-\x1f\x7f-\x9f\ufeff\u2028\u2029]/g
const escapes: Record<string, string> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Joins the settings of a GORM tag. Semicolons within settings are escaped; a trailing backslash gets a space, since it
 * would escape the separator.
 */
export const joinSettings = (settings: readonly string[]): string =>
  settings.map((setting) => setting.replaceAll(';', '\\;').replace(/\\$/, '\\ ')).join(';')

/** Escapes commas, which separate the settings of an index. */
export const escapeCommas = (text: string): string => text.replaceAll(',', '\\,')
