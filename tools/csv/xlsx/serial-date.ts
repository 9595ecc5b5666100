import { monthNames, weekdayNames } from '#lib/time/english-names.ts'

/** The time of a serial number, which counts days since the end of 1899, or since 1904. */
interface SerialTime {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  /** Since midnight. */
  milliseconds: number
}

const dayLength = 86_400_000

/** Converts a serial number; undefined outside of Excel's range: below 0, and from the year 10000 on. */
function readSerial(serial: number, isFrom1904: boolean): SerialTime | undefined {
  if (!(serial >= 0 && serial < maxSerial)) return undefined
  // Rounded to milliseconds, Excel's smallest unit, since stored values may be off by less.
  const total = Math.round(serial * dayLength)
  const day = Math.floor(total / dayLength)
  const milliseconds = total - day * dayLength
  // Excel has February 29, 1900, for compatibility with Lotus 1-2-3, which treated 1900 as a leap year.
  if (!isFrom1904 && day === 60) return { year: 1900, month: 2, day: 29, weekday: 3, milliseconds }
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day > 60 ? 30 : 31)
  const date = new Date(epoch + day * dayLength)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    milliseconds,
  }
}

/** 10000-01-01 */
const maxSerial = 2_958_466

/** Returns the serial number of a day; undefined before 1900-03-01, where programs differ. */
export function serialOf(day: string, time = '00:00:00'): number | undefined {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayLength
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return days > 60 ? days + (hours * 3600 + minutes * 60 + seconds) / 86_400 : undefined
}

/** Formats a serial number with the tokens of a date format; undefined if it is out of range. */
export function writeSerial(
  serial: number,
  section: readonly { symbol: string; isLiteral: boolean }[],
  isFrom1904: boolean,
): string | undefined {
  const time = readSerial(serial, isFrom1904)
  if (!time) return undefined
  const isHalfDay = section.some(({ symbol, isLiteral }) => !isLiteral && /^(?:AM\/PM|A\/P|上午\/下午)$/i.test(symbol))
  const letters = section.map(({ symbol, isLiteral }) =>
    isLiteral ? '' : (/^\[?([ymdhs])/i.exec(symbol)?.[1] ?? '').toLowerCase(),
  )
  let isFraction = false
  return section
    .map(({ symbol, isLiteral }, at) => {
      if (isLiteral) return symbol
      if (symbol === '.' && /^0+$/.test(section[at + 1]?.symbol ?? '')) {
        isFraction = true
        return '.'
      }
      if (isFraction && /^0+$/.test(symbol)) return fractionOf(time.milliseconds, symbol.length)
      const isMinute = letters[at] === 'm' && isBesideTime(letters, at)
      return writeSymbol(symbol, time, serial, { isHalfDay, isMinute })
    })
    .join('')
    .trim()
}

const fractionOf = (milliseconds: number, places: number): string =>
  String(milliseconds % 1000)
    .padStart(3, '0')
    .padEnd(places, '0')
    .slice(0, places)

/** Whether an m means minutes: after hours or before seconds; elsewhere it is the month. */
function isBesideTime(letters: readonly string[], at: number): boolean {
  const before = letters.slice(0, at).findLast((letter) => letter !== '')
  const after = letters.slice(at + 1).find((letter) => letter !== '')
  return before === 'h' || after === 's'
}

function writeSymbol(
  symbol: string,
  time: SerialTime,
  serial: number,
  { isHalfDay, isMinute }: { isHalfDay: boolean; isMinute: boolean },
): string {
  const seconds = Math.floor(time.milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  const two = (value: number) => String(value).padStart(Math.min(symbol.length, 2), '0')
  const length = symbol.length
  switch (symbol[0]?.toLowerCase()) {
    case 'y':
      return length <= 2 ? String(time.year % 100).padStart(2, '0') : String(time.year)
    case 'm':
      if (isMinute) return two(Math.floor(seconds / 60) % 60)
      if (length <= 2) return two(time.month)
      return (monthNames[time.month - 1] ?? '').slice(0, length === 3 ? 3 : length === 5 ? 1 : undefined)
    case 'd':
      return length <= 2
        ? two(time.day)
        : (weekdayNames.at(time.weekday - 1) ?? '').slice(0, length === 3 ? 3 : undefined)
    case 'h':
      return two(isHalfDay ? hours % 12 || 12 : hours)
    case 's':
      return two(seconds % 60)
    case 'a':
      return (hours < 12 ? 'AM' : 'PM').slice(0, length === 3 ? 1 : 2)
    case '上':
      return hours < 12 ? '上午' : '下午'
    case '[':
      return elapsed(symbol, serial)
    default:
      return /^[.,/]$/.test(symbol) ? symbol : ''
  }
}

/** The total hours, minutes or seconds of a duration. */
function elapsed(symbol: string, serial: number): string {
  const seconds = Math.round(serial * 86_400)
  const value =
    { h: Math.floor(seconds / 3600), m: Math.floor(seconds / 60), s: seconds }[symbol[1]?.toLowerCase() ?? ''] ?? 0
  return String(value).padStart(Math.min(symbol.length - 2, 9), '0')
}
