import { readKey } from './read-key.ts'

/** Bits of the formats, in the order of `StringFormat`. */
const [date, dateTime, time, uuid, url, email] = [1, 2, 4, 8, 16, 32]

/** Returns which of the requested formats a string has, as bits. The formats are mutually exclusive. */
export function formatsOf(bytes: Uint8Array, start: number, end: number, asked: number): number {
  const length = end - start
  const first = bytes[start] ?? 0
  if (length < 5 || length > 2048) return 0
  if (isDigit(first)) {
    if (length === 10 && asked & date && isDate(bytes, start)) return date
    if (length >= 20 && asked & dateTime && isDateTime(bytes, start, end)) return dateTime
    if (length >= 9 && asked & time && isTime(bytes, start, end)) return time
  }
  if (length === 36 && asked & uuid && isUuid(bytes, start)) return uuid
  if (asked & url && first === letterH && isUrl(bytes, start, end)) return url
  return asked & email && isEmail(bytes, start, end) ? email : 0
}

/** Whether it is an existing date (RFC 3339, full-date). */
function isDate(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 4] !== hyphen || bytes[at + 7] !== hyphen) return false
  const [year, month, day] = [numberAt(bytes, at, 4), numberAt(bytes, at + 5, 2), numberAt(bytes, at + 8, 2)]
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1)) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= (month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31)
}

/** RFC 3339, date-time, with a capital T, which most parsers require. */
const isDateTime = (bytes: Uint8Array, start: number, end: number): boolean =>
  isDate(bytes, start) && bytes[start + 10] === letterT && isTime(bytes, start + 11, end)

/** A time of day with its zone (RFC 3339, full-time); without leap seconds, which most parsers refuse. */
function isTime(bytes: Uint8Array, start: number, end: number): boolean {
  if (bytes[start + 2] !== colon || bytes[start + 5] !== colon || !isHourMinute(bytes, start)) return false
  if (!isBelow(numberAt(bytes, start + 6, 2), 60)) return false
  let at = start + 8
  if (bytes[at] === point) {
    if (!isDigit(bytes[++at])) return false
    while (isDigit(bytes[at])) at++
  }
  if (bytes[at] === letterZ) return at + 1 === end
  const isSigned = bytes[at] === plus || bytes[at] === hyphen
  return isSigned && at + 6 === end && bytes[at + 3] === colon && isHourMinute(bytes, at + 1)
}

const isHourMinute = (bytes: Uint8Array, at: number): boolean =>
  isBelow(numberAt(bytes, at, 2), 24) && isBelow(numberAt(bytes, at + 3, 2), 60)

/** RFC 9562: a defined version and variant, or the nil or max UUID. */
function isUuid(bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < 36; at++) {
    const byte = bytes[start + at] ?? 0
    if (at === 8 || at === 13 || at === 18 || at === 23 ? byte !== hyphen : !isHexDigit(byte)) return false
  }
  const [version = 0, variant = 0] = [bytes[start + 14], bytes[start + 19]]
  if (version >= 0x31 && version <= 0x38 && '89abAB'.includes(String.fromCharCode(variant))) return true
  const text = readKey(bytes, start, start + 36)
  return text === nil || text === nil.replaceAll('0', 'f')
}

const nil = '00000000-0000-0000-0000-000000000000'

/**
 * An absolute URL with http or https, as every parser accepts it: ASCII, without characters that have to be encoded.
 */
function isUrl(bytes: Uint8Array, start: number, end: number): boolean {
  const isSecure = startsWith(bytes, start, 'https://')
  if (!isSecure && !startsWith(bytes, start, 'http://')) return false
  for (let at = start; at < end; at++) if (notInUrls[bytes[at] ?? 0] !== 0) return false
  return URL.canParse(readKey(bytes, start, end))
}

/** Bytes that have to be encoded in URLs: controls, the space, `"<>\^`{|}` and everything beyond ASCII. */
const notInUrls = new Uint8Array(256).fill(1)
for (let byte = 0x21; byte < 0x7f; byte++) if (!'"<>\\^`{|}'.includes(String.fromCharCode(byte))) notInUrls[byte] = 0

function isEmail(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > 254) return false
  const at = bytes.subarray(start, end).indexOf(atSign)
  return at > 0 && at <= 64 && address.test(readKey(bytes, start, end))
}

/** Words with single dots between them, then a domain of two labels at least whose last one has letters only. */
const address = /^[\w+-]+(?:\.[\w+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

function startsWith(bytes: Uint8Array, start: number, prefix: string): boolean {
  for (let at = 0; at < prefix.length; at++) if (bytes[start + at] !== prefix.charCodeAt(at)) return false
  return true
}

/** Reads decimal digits; NaN where there is another character. */
function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let offset = 0; offset < length; offset++) {
    const byte = bytes[at + offset]
    if (!isDigit(byte)) return Number.NaN
    value = value * 10 + (byte ?? 0) - 0x30
  }
  return value
}

const isBelow = (value: number, limit: number): boolean => value < limit
const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39
const isHexDigit = (byte: number): boolean =>
  isDigit(byte) || (byte >= 0x61 && byte <= 0x66) || (byte >= 0x41 && byte <= 0x46)

const [hyphen, colon, point, plus, atSign, letterT, letterZ, letterH] = [0x2d, 0x3a, 0x2e, 0x2b, 0x40, 0x54, 0x5a, 0x68]
