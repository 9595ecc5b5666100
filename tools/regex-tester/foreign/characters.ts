/** Characters as ECMAScript writes them with the flag u or v. */
const special = /[\\^$.*+?()[\]{}|/]/

/** White space and line ends of PCRE2, as within brackets. */
export const horizontal = '\\t \\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000'
export const vertical = '\\n-\\r\\x85\\u2028\\u2029'

/** Writes a character outside of brackets. */
export function literal(code: number): string {
  const sign = String.fromCodePoint(code)
  return special.test(sign) ? `\\${sign}` : readable(code)
}

/** Writes a character within brackets: two alike signs in a row are an operation of the flag v. */
export function member(code: number): string {
  const sign = String.fromCodePoint(code)
  if (special.test(sign) || sign === '-') return `\\${sign}`
  return /[&!#%,:;<=>@`~]/.test(sign) ? `\\x${code.toString(16)}` : readable(code)
}

function readable(code: number): string {
  const isVisible = code === 0x20 || /[\p{L}\p{N}\p{P}\p{S}]/u.test(String.fromCodePoint(code))
  return isVisible ? String.fromCodePoint(code) : `\\u{${code.toString(16)}}`
}
