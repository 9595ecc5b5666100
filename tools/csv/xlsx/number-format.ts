import { writeSerial } from './serial-date.ts'

/** The built-in number formats (ECMA-376, part 1, section 18.8.30), with dates in ISO order. */
export const builtInFormats: Record<number, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: 'General',
  13: 'General',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  ...Object.fromEntries([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'])),
  ...Object.fromEntries([32, 33, 34, 35, 55, 56].map((id) => [id, 'h:mm:ss'])),
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

/** A token of a number format: a symbol, or literal text. */
interface FormatToken {
  symbol: string
  isLiteral: boolean
}

/**
 * Formats a number as its cell displays it (ECMA-376, part 1, section 18.8.31). Colors, conditions, locales and column
 * widths are ignored; fractions are shown as decimals.
 */
export function formatNumber(value: number, stored: string, format: string, isFrom1904: boolean): string {
  const sections = splitSections(format.slice(0, maxFormatLength))
  const isOwnNegative = value < 0 && sections.length > 1
  const section = sections[value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0] ?? []
  if (section.length === 0) return format === '' ? stored : ''
  const isGeneral = section.some(({ symbol, isLiteral }) => !isLiteral && /^general$/i.test(symbol))
  if (section.some(({ symbol, isLiteral }) => !isLiteral && /^(?:[ymdhs]+|\[[hms]+\])$/i.test(symbol)))
    return writeSerial(value, section, isFrom1904) ?? stored
  const hasDigits = section.some(({ symbol, isLiteral }) => !isLiteral && /[0#?]/.test(symbol))
  if (!hasDigits || section.some(({ symbol, isLiteral }) => !isLiteral && symbol === '/'))
    return isGeneral || !section.some(({ isLiteral }) => isLiteral)
      ? formatGeneral(stored)
      : textOf(section, formatGeneral(stored))
  return writeNumber(isOwnNegative ? -value : value, section)
}

const maxFormatLength = 255

/**
 * Rounds to 15 digits: Excel displays up to 11 characters and stores 17 digits, of which the last two are rounding
 * noise.
 */
export function formatGeneral(stored: string): string {
  const value = Number(stored)
  if (!Number.isFinite(value)) return stored
  if (/^-?\d{1,15}$/.test(stored)) return stored
  const rounded = Number(value.toPrecision(15))
  return Math.abs(rounded) >= 1e21 || (rounded !== 0 && Math.abs(rounded) < 1e-6)
    ? exponential(rounded)
    : String(rounded)
}

const exponential = (value: number): string =>
  String(value)
    .replace(/e([+-])(\d)$/, 'E$10$2')
    .replace('e', 'E')

const textOf = (section: readonly FormatToken[], middle: string): string =>
  section.map(({ symbol, isLiteral }) => (isLiteral ? symbol : /^(?:general|@)$/i.test(symbol) ? middle : '')).join('')

/** Matches the tokens of a format: quoted or escaped literals, brackets, runs of one letter, digit placeholders. */
const tokenPattern =
  /"([^"]*)"?|\\(.)|[_*](?:.|$)|\[([^\]]*)\]?|(General|AM\/PM|A\/P|上午\/下午)|(y+|m+|d+|h+|s+)|([0#?](?:[0#?,]*[0#?])?)|(E[+-])|([\s\S])/giu

function splitSections(format: string): FormatToken[][] {
  const sections: FormatToken[][] = [[]]
  for (const [whole, quoted, escaped, bracketed, word, , digits, exponent, other] of format.matchAll(tokenPattern)) {
    const section = sections.at(-1) ?? []
    if (other === ';') sections.push([])
    else if (quoted !== undefined || escaped !== undefined)
      section.push({ symbol: quoted ?? escaped ?? '', isLiteral: true })
    else if (bracketed !== undefined) {
      const [, currency] = /^\$([^-]*)/.exec(bracketed) ?? []
      if (currency) section.push({ symbol: currency, isLiteral: true })
      else if (/^(?:h+|m+|s+)$/i.test(bracketed)) section.push({ symbol: `[${bracketed}]`, isLiteral: false })
    } else if (/^[_*]/.test(whole) && word === undefined)
      section.push({ symbol: whole.startsWith('_') ? ' ' : '', isLiteral: true })
    else {
      const matched = word ?? digits ?? exponent ?? /^(?:[ymdhs]+|[.,%@/])$/i.exec(whole)?.[0]
      section.push({ symbol: whole, isLiteral: matched === undefined })
    }
  }
  return sections.map((section) => section.filter(({ symbol }) => symbol !== ''))
}

/** Writes a number with the digit placeholders of a format. */
function writeNumber(value: number, section: readonly FormatToken[]): string {
  const symbolsOnly = section.filter(({ isLiteral }) => !isLiteral).map(({ symbol }) => symbol)
  const pattern = symbolsOnly.filter((symbol) => /^(?:[0#?,]+|\.)$/.test(symbol)).join('')
  const [wholePattern = '', fractionPattern = ''] = pattern.split('.')
  const scale = wholePattern.length - withoutCommasBehind(wholePattern).length
  const percents = symbolsOnly.filter((symbol) => symbol === '%').length
  const exponentAt = section.findIndex(({ symbol, isLiteral }) => !isLiteral && /^E[+-]$/i.test(symbol))
  const scaled = (value * 100 ** percents) / 1000 ** scale
  const places = exponentAt < 0 ? fractionPattern : digitsBefore(section, exponentAt)
  const minDigits = [...places].filter((symbol) => symbol === '0').length
  const text =
    exponentAt < 0
      ? rounded(Math.abs(scaled), Math.min(places.length, maxPlaces))
      : scientific(Math.abs(scaled), places.length)
  const [mantissa = '', exponent = ''] = text.split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const minWholeDigits = [...wholePattern.replaceAll(',', '')].filter((symbol) => symbol === '0').length
  const bare = minWholeDigits === 0 && whole === '0' ? '' : whole.padStart(Math.min(minWholeDigits, maxPlaces), '0')
  const isGrouped = wholePattern.slice(0, wholePattern.length - scale).includes(',')
  const written = (isGrouped ? grouped(bare) : bare) + fractionOf(fraction, minDigits)
  const isZero = /^[0.,]*$/.test(written) && exponent === ''
  const number =
    (value < 0 && !isZero ? '-' : '') +
    written +
    (exponentAt < 0 ? '' : `E${exponentText(exponent, section[exponentAt]?.symbol)}`)
  return around(section, number)
}

const maxPlaces = 30

function withoutCommasBehind(pattern: string): string {
  let end = pattern.length
  while (pattern[end - 1] === ',') end--
  return pattern.slice(0, end)
}

const rounded = (value: number, places: number): string =>
  value >= 1e21 ? BigInt(Math.round(value)).toString() : Number(value.toPrecision(15)).toFixed(places)

const scientific = (value: number, places: number): string => value.toExponential(Math.min(places, maxPlaces))

/** The placeholders between the decimal point and the exponent. */
function digitsBefore(section: readonly FormatToken[], exponentAt: number): string {
  const before = section.slice(0, exponentAt).filter(({ isLiteral }) => !isLiteral)
  const point = before.findIndex(({ symbol }) => symbol === '.')
  return point < 0
    ? ''
    : before
        .slice(point + 1)
        .map(({ symbol }) => symbol)
        .join('')
}

function fractionOf(fraction: string, minDigits: number): string {
  let end = fraction.length
  while (end > minDigits && fraction[end - 1] === '0') end--
  return end === 0 ? '' : `.${fraction.slice(0, end)}`
}

const grouped = (digits: string): string => {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(',')
}

function exponentText(exponent: string, symbol = 'E+'): string {
  const digits = exponent.replace(/^[+-]/, '').padStart(2, '0')
  return exponent.startsWith('-') ? `-${digits}` : symbol.endsWith('+') ? `+${digits}` : digits
}

/** Inserts the number at its first placeholder, within the literals of the format. */
function around(section: readonly FormatToken[], number: string): string {
  let isWritten = false
  const isPlace = ({ symbol, isLiteral }: FormatToken) => !isLiteral && /^(?:[0#?,]+|\.|E[+-])$/i.test(symbol)
  return section
    .map((token) => {
      if (!isPlace(token)) return token.symbol === '@' && !token.isLiteral ? '' : token.symbol
      if (isWritten) return ''
      isWritten = true
      return number
    })
    .join('')
    .trim()
}
