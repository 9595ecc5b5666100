// Keys of texts, which are in order when they are compared by `<`.

/**
 * Orders by code points, as `sort` does in the C locale. JavaScript compares UTF-16 units, where an emoji comes before a
 * full-width comma: surrogates change places with what is above them.
 */
export const codePointKey = (text: string): string => text.replace(/[\ud800-\uffff]/g, aboveSurrogates)

const aboveSurrogates = (unit: string): string => {
  const code = unit.charCodeAt(0)
  return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x0800)
}

/** Orders as people count: digits by the number that they are, of any length, all else by code points. */
export const naturalKey = (text: string): string => codePointKey(text).replace(/\d+/g, (digits) => countKey(digits))

/** How many digits come first, and then the digits: of two numbers the longer is the larger. */
function countKey(digits: string): string {
  const significant = withoutZeros(digits)
  return `0${codeOf(significant.length)}${significant}`
}

/** Without the zeros at the beginning. */
function withoutZeros(digits: string): string {
  let from = 0
  while (digits[from] === '0') from++
  return digits.slice(from)
}

/** Orders by a number, to its last digit; undefined for what is none. A plus, commas between thousands and e are read. */
export function decimalKey(written: string): string | undefined {
  const { sign, whole = '', fraction = '', exponent = '0' } = decimal.exec(written)?.groups ?? {}
  const all = whole.replaceAll(',', '') + fraction
  if (all === '') return undefined
  const digits = withoutTrailingZeros(withoutZeros(all))
  if (digits === '') return '1'
  const magnitude = whole.replaceAll(',', '').length - (all.length - withoutZeros(all).length) + Number(exponent)
  const code = codeOf(middle + Math.max(-maxMagnitude, Math.min(maxMagnitude, magnitude)))
  if (sign !== '-' && sign !== '−') return `2${code}${digits}`
  // Of negative numbers the larger is the smaller, and what goes on comes before what has ended.
  const turned = digits.replace(/\d/g, (digit) => String(9 - Number(digit)))
  return `0${code.replace(/./gs, (unit) => String.fromCharCode(highest - unit.charCodeAt(0)))}${turned}~`
}

const decimal = /^(?<sign>[-+−]?)(?<whole>[\d,]*)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[-+]?\d+))?$/i

function withoutTrailingZeros(digits: string): string {
  let to = digits.length
  while (digits[to - 1] === '0') to--
  return digits.slice(0, to)
}

/** Two units that are compared as the number is, which is below 2^30. */
const codeOf = (value: number): string => String.fromCharCode(value >> 15, value & highest)

const highest = 0x7fff
const middle = 2 ** 29
/** Of powers of ten: whatever lies beyond is taken for equally large. */
const maxMagnitude = 2 ** 28
