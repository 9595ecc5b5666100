/**
 * Puts a character of its own in the place of each half of a surrogate pair, in the keys and texts of a value: the library
 * names places by URIs, which can hold no halves. Lengths stay, and what was equal is equal. The same value where there
 * are none.
 */
export function replaceHalves(value: unknown): unknown {
  return holdsHalves(value) ? replaced(value) : value
}

/** Puts the halves back that were replaced. */
export const restoreHalves = (text: string): string =>
  text.replace(standIns, (sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - distance))

/** Writes the halves that were replaced as JSON escapes them. */
export const escapeHalves = (text: string): string =>
  text.replace(standIns, (sign) => `\\u${((sign.codePointAt(0) ?? 0) - distance).toString(16)}`)

function holdsHalves(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, member]) => !key.isWellFormed() || holdsHalves(member))
}

function replaced(value: unknown): unknown {
  if (typeof value === 'string') return inText(value)
  if (Array.isArray(value)) return value.map(replaced)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [inText(key), replaced(member)]))
}

const inText = (text: string): string =>
  text.isWellFormed() ? text : text.replace(half, (sign) => String.fromCodePoint(sign.charCodeAt(0) + distance))

/** The last 2,048 characters of a plane for private use: as many as there are halves, and in nobody's text beside them. */
const standIns = /[\u{10f800}-\u{10ffff}]/gu
const distance = 0x10f800 - 0xd800

const half = /\p{Surrogate}/gu
