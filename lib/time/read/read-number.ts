import { type Instant, instantOf, isInRange } from '../instant.ts'

/** The units of numbers, and their epochs. */
export const timeUnits = [
  'seconds',
  'milliseconds',
  'microseconds',
  'nanoseconds',
  'windows',
  'dotnet',
  'cocoa',
  'excel',
  'ntp',
] as const
export type TimeUnit = (typeof timeUnits)[number]

/** The length of a unit in nanoseconds, and its epoch in seconds after 1970. */
const scales: Record<TimeUnit, { size: bigint; zero: bigint }> = {
  seconds: { size: 1_000_000_000n, zero: 0n },
  milliseconds: { size: 1_000_000n, zero: 0n },
  microseconds: { size: 1000n, zero: 0n },
  nanoseconds: { size: 1n, zero: 0n },
  /** FILETIME: since 1601. */
  windows: { size: 100n, zero: -11_644_473_600n },
  /** DateTime.Ticks: since the year 1. */
  dotnet: { size: 100n, zero: -62_135_596_800n },
  /** NSDate: since 2001. */
  cocoa: { size: 1_000_000_000n, zero: 978_307_200n },
  /** Days since the end of 1899, in the spreadsheet's local time. */
  excel: { size: 86_400_000_000_000n, zero: -2_209_161_600n },
  /** Since 1900. */
  ntp: { size: 1_000_000_000n, zero: -2_208_988_800n },
}

interface NumberReading {
  instant: Instant
  unit: TimeUnit
  /** The number of digits before the point. */
  digits: number
  /** Whether digits below a nanosecond were dropped. */
  isCut: boolean
}

/** A number in decimal notation: its sign, its digits without the point, and the number of digits after it. */
interface DecimalText {
  isNegative: boolean
  digits: string
  fraction: number
}

/** In digits: more are out of every range. */
const maxDigits = 60

/** Whether a text is a number and nothing else. */
export const isNumber = (text: string): boolean => decimal.test(text)

const decimal = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/** Reads a count of a unit, or of the unit that its digits suggest. */
export function readNumber(
  text: string,
  unit: TimeUnit | 'auto',
): NumberReading | 'unreadable' | 'outOfRange' | undefined {
  if (!isNumber(text)) return undefined
  const number = readDecimal(text)
  if (!number) return 'outOfRange'
  const digits = Math.max(1, number.digits.length - number.fraction)
  const counted = unit === 'auto' ? unitByDigits(digits) : unit
  if (!counted) return 'outOfRange'

  const value = (number.isNegative ? -1n : 1n) * BigInt(number.digits)
  const divisor = 10n ** BigInt(number.fraction)
  if (counted === 'excel' && !isExcelDay(value, divisor)) return value < 0n ? 'outOfRange' : 'unreadable'
  // Excel's year 1900 has a 29th of February, its day 60: the days before it are off by one.
  const skipped = counted === 'excel' && value < 60n * divisor ? divisor : 0n
  const { size, zero } = scales[counted]
  const scaled = (value + skipped) * size
  const nanoseconds = floorDivide(scaled, divisor) + zero * 1_000_000_000n
  const instant = instantOf(nanoseconds)
  return isInRange(instant) ? { instant, unit: counted, digits, isCut: scaled % divisor !== 0n } : 'outOfRange'
}

/** Reads digits, a point and an exponent; undefined where there are too many. */
function readDecimal(text: string): DecimalText | undefined {
  if (text.length > maxDigits) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = decimal.exec(text) ?? []
  const shift = Number(exponent)
  if (Math.abs(shift) > maxDigits) return undefined
  const written = whole.replaceAll(',', '') + fraction
  const behind = fraction.length - shift
  const digits = (behind < 0 ? written + '0'.repeat(-behind) : written).replace(/^0+(?=\d)/, '')
  return { isNegative: sign === '-', digits, fraction: Math.max(0, behind) }
}

/** Seconds have ten digits from 2001 to 2286, and each of the next units three more. */
function unitByDigits(digits: number): TimeUnit | undefined {
  if (digits <= 11) return 'seconds'
  if (digits <= 14) return 'milliseconds'
  if (digits <= 17) return 'microseconds'
  return digits <= 20 ? 'nanoseconds' : undefined
}

/** From 1900 to 9999, without 1900-02-29. */
const isExcelDay = (value: bigint, divisor: bigint): boolean =>
  value >= 0n && value < 2_958_466n * divisor && !(value >= 60n * divisor && value < 61n * divisor)

const floorDivide = (value: bigint, divisor: bigint): bigint => value / divisor - (value % divisor < 0n ? 1n : 0n)
