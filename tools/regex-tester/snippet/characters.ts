import { type Dialect, lacks } from './dialect.ts'

const short: Record<number, string> = { 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r' }

/** Writes a character of a pattern: as it is where it is readable, else as an escape. */
export function character(code: number, dialect: Dialect): string {
  const sign = String.fromCodePoint(code)
  return /[\\^$.*+?()[\]{}|]/.test(sign) ? `\\${sign}` : plain(code, dialect)
}

/** Writes a character of a class, where other characters are special, and some only when doubled. */
export function classCharacter(code: number, dialect: Dialect): string {
  if (code > 0xffff && !dialect.hasWideClasses) throw lacks(dialect, `[${String.fromCodePoint(code)}]`)
  const sign = String.fromCodePoint(code)
  return /[\\\]^[&~|-]/.test(sign) ? `\\${sign}` : plain(code, dialect)
}

function plain(code: number, dialect: Dialect): string {
  if (short[code]) return short[code]
  const sign = String.fromCodePoint(code)
  if (sign === ' ' || /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(sign)) return sign
  if (code < 0x100) return `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`
  const isHalf = code >= 0xd800 && code < 0xe000
  const written = isHalf && dialect.title !== 'C#' ? undefined : dialect.escape(code)
  if (written === undefined) throw lacks(dialect, `\\u${code.toString(16)}`)
  return written
}
