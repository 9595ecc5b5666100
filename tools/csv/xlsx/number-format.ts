import { writeSerial } from './serial-date.ts'

/** The number formats that a workbook need not spell out (ECMA-376, part 1, section 18.8.30), dates as most of the world writes them. */
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

/** A piece of a format: a sign of its own, or text between. */
interface Piece {
  sign: string
  isText: boolean
}

/**
 * Writes a number as its cell shows it (ECMA-376, part 1, section 18.8.31). Colors, conditions, currencies in words and
 * the widths of columns are left out; a fraction is shown as a decimal.
 */
export function formatNumber(value: number, stored: string, format: string, isFrom1904: boolean): string {
  const sections = splitSections(format.slice(0, maxFormatLength))
  const isOwnNegative = value < 0 && sections.length > 1
  const section = sections[value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0] ?? []
  if (section.length === 0) return format === '' ? stored : ''
  const isGeneral = section.some(({ sign, isText }) => !isText && /^general$/i.test(sign))
  if (section.some(({ sign, isText }) => !isText && /^(?:[ymdhs]+|\[[hms]+\])$/i.test(sign)))
    return writeSerial(value, section, isFrom1904) ?? stored
  const hasDigits = section.some(({ sign, isText }) => !isText && /[0#?]/.test(sign))
  if (!hasDigits || section.some(({ sign, isText }) => !isText && sign === '/'))
    return isGeneral || !section.some(({ isText }) => isText)
      ? formatGeneral(stored)
      : textOf(section, formatGeneral(stored))
  return writeNumber(isOwnNegative ? -value : value, section)
}

const maxFormatLength = 255

/** Excel shows numbers with 11 characters and stores 17 digits, of which the last two are of its arithmetic. */
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

const textOf = (section: readonly Piece[], middle: string): string =>
  section.map(({ sign, isText }) => (isText ? sign : /^(?:general|@)$/i.test(sign) ? middle : '')).join('')

/** One pattern for all signs of a format: texts in quotes or behind \, what is in brackets, runs of one letter, digits. */
const signs =
  /"([^"]*)"?|\\(.)|[_*](?:.|$)|\[([^\]]*)\]?|(General|AM\/PM|A\/P|上午\/下午)|(y+|m+|d+|h+|s+)|([0#?](?:[0#?,]*[0#?])?)|(E[+-])|([\s\S])/giu

function splitSections(format: string): Piece[][] {
  const sections: Piece[][] = [[]]
  for (const [whole, quoted, escaped, bracketed, word, , digits, exponent, other] of format.matchAll(signs)) {
    const section = sections.at(-1) ?? []
    if (other === ';') sections.push([])
    else if (quoted !== undefined || escaped !== undefined)
      section.push({ sign: quoted ?? escaped ?? '', isText: true })
    else if (bracketed !== undefined) {
      const [, currency] = /^\$([^-]*)/.exec(bracketed) ?? []
      if (currency) section.push({ sign: currency, isText: true })
      else if (/^(?:h+|m+|s+)$/i.test(bracketed)) section.push({ sign: `[${bracketed}]`, isText: false })
    } else if (/^[_*]/.test(whole) && word === undefined)
      section.push({ sign: whole.startsWith('_') ? ' ' : '', isText: true })
    else {
      const isSign = word ?? digits ?? exponent ?? /^(?:[ymdhs]+|[.,%@/])$/i.exec(whole)?.[0]
      section.push({ sign: whole, isText: isSign === undefined })
    }
  }
  return sections.map((section) => section.filter(({ sign }) => sign !== ''))
}

/** Puts the digits of a number into the places of a format. */
function writeNumber(value: number, section: readonly Piece[]): string {
  const signsOnly = section.filter(({ isText }) => !isText).map(({ sign }) => sign)
  const pattern = signsOnly.filter((sign) => /^(?:[0#?,]+|\.)$/.test(sign)).join('')
  const [wholePattern = '', fractionPattern = ''] = pattern.split('.')
  const scale = wholePattern.length - withoutCommasBehind(wholePattern).length
  const percents = signsOnly.filter((sign) => sign === '%').length
  const exponentAt = section.findIndex(({ sign, isText }) => !isText && /^E[+-]$/i.test(sign))
  const scaled = (value * 100 ** percents) / 1000 ** scale
  const places = exponentAt < 0 ? fractionPattern : digitsBefore(section, exponentAt)
  const minDigits = [...places].filter((sign) => sign === '0').length
  const text =
    exponentAt < 0
      ? rounded(Math.abs(scaled), Math.min(places.length, maxPlaces))
      : scientific(Math.abs(scaled), places.length)
  const [mantissa = '', exponent = ''] = text.split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const minWholeDigits = [...wholePattern.replaceAll(',', '')].filter((sign) => sign === '0').length
  const bare = minWholeDigits === 0 && whole === '0' ? '' : whole.padStart(Math.min(minWholeDigits, maxPlaces), '0')
  const isGrouped = wholePattern.slice(0, wholePattern.length - scale).includes(',')
  const written = (isGrouped ? grouped(bare) : bare) + fractionOf(fraction, minDigits)
  const isZero = /^[0.,]*$/.test(written) && exponent === ''
  const number =
    (value < 0 && !isZero ? '-' : '') +
    written +
    (exponentAt < 0 ? '' : `E${exponentText(exponent, section[exponentAt]?.sign)}`)
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

/** What stands behind the point before the exponent. */
function digitsBefore(section: readonly Piece[], exponentAt: number): string {
  const before = section.slice(0, exponentAt).filter(({ isText }) => !isText)
  const point = before.findIndex(({ sign }) => sign === '.')
  return point < 0
    ? ''
    : before
        .slice(point + 1)
        .map(({ sign }) => sign)
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

function exponentText(exponent: string, sign = 'E+'): string {
  const digits = exponent.replace(/^[+-]/, '').padStart(2, '0')
  return exponent.startsWith('-') ? `-${digits}` : sign.endsWith('+') ? `+${digits}` : digits
}

/** The number where its first place is, and around it the texts of the format. */
function around(section: readonly Piece[], number: string): string {
  let isWritten = false
  const isPlace = ({ sign, isText }: Piece) => !isText && /^(?:[0#?,]+|\.|E[+-])$/i.test(sign)
  return section
    .map((piece) => {
      if (!isPlace(piece)) return piece.sign === '@' && !piece.isText ? '' : piece.sign
      if (isWritten) return ''
      isWritten = true
      return number
    })
    .join('')
    .trim()
}
