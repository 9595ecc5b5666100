/**
 * Replaces each lone surrogate in the keys and strings of a value by a private-use character of its own: the library
 * writes locations as URIs, which cannot hold lone surrogates. Lengths and equality are kept. Returns the same value
 * where there are none.
 */
export function replaceLoneSurrogates(value: unknown): unknown {
  return holdsHalves(value) ? replaced(value) : value
}

/** Restores the replaced surrogates. */
export const restoreLoneSurrogates = (text: string): string =>
  text.replace(standIns, (sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - distance))

/** Writes the replaced surrogates as JSON escapes. */
export const escapeLoneSurrogates = (text: string): string =>
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

/** The last 2,048 characters of a private-use plane: as many as there are surrogates, and unlikely in any text. */
const standIns = /[\u{10f800}-\u{10ffff}]/gu
const distance = 0x10f800 - 0xd800

const half = /\p{Surrogate}/gu
