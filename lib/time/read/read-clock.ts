/** A parsed time of day. */
export interface ParsedClock {
  hour: number
  minute: number
  second: number
  nanosecond: number
  /** The offset after it. */
  end: number
  /** Whether it was a leap second, 60. */
  isLeapSecond: boolean
  /** Whether digits below a nanosecond were dropped. */
  isCut: boolean
}

/** Tried in order at the start of the time. */
const forms: RegExp[] = [
  /(?:(?<half>上午|下午|凌晨|清晨|早上|早晨|中午|傍晚|晚上) ?)?(?<hour>\d{1,2}):(?<minute>\d{1,2})(?!\d)(?::(?<second>\d{1,2})(?!\d)(?:[.,](?<fraction>\d{1,60}))?)?(?: ?(?<meridiem>[ap])\.?m\b\.?)?/iy,
  /(?:(?<half>上午|下午|凌晨|清晨|早上|早晨|中午|傍晚|晚上) ?)?(?<hour>\d{1,2}) ?[时点](?: ?(?:(?<minute>\d{1,2}) ?分?|(?<isHalf>半))(?: ?(?<second>\d{1,2}) ?秒?)?)?/y,
  /(?<hour>\d{1,2}) ?(?<meridiem>[ap])\.?m\b\.?/iy,
]

/** ISO 8601's basic format, only after a T. */
const basic = /(?<hour>\d\d)(?:(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,](?<fraction>\d{1,60}))?)?)?(?![\d:])/y

/** Reads the time of day at an index of a text; `isBehindT` where a T precedes it. */
export function readClock(text: string, start: number, isBehindT: boolean): ParsedClock | undefined {
  for (const pattern of isBehindT ? [...forms, basic] : forms) {
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (!match) continue
    const groups: Record<string, string | undefined> = match.groups ?? {}
    const hour = hourOf(Number(groups['hour']), groups['half'] ?? groups['meridiem']?.toLowerCase())
    const minute = groups['isHalf'] ? 30 : Number(groups['minute'] ?? 0)
    const second = Number(groups['second'] ?? 0)
    const digits = groups['fraction'] ?? ''
    const nanosecond = Number(digits.slice(0, 9).padEnd(9, '0'))
    const isMidnight = hour === 24 && minute + second + nanosecond === 0
    if (hour === undefined || (hour > 23 && !isMidnight) || minute > 59 || second > 60) return undefined
    return {
      hour,
      minute,
      second: Math.min(59, second),
      nanosecond: second === 60 ? 0 : nanosecond,

      end: start + match[0].length,
      isLeapSecond: second === 60,
      isCut: /[1-9]/.test(digits.slice(9)),
    }
  }
  return undefined
}

/** The hour from 0 to 24 of a time with AM, PM or the like; undefined where the two contradict each other. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (!half) return hour
  if (half === 'a' || half === 'p') {
    if (hour < 1 || hour > 12) return undefined
    return (hour % 12) + (half === 'p' ? 12 : 0)
  }
  // 下午 15:04 is in use, too.
  if (half === '上午' || /^[凌清早]/.test(half)) return hour > 12 ? undefined : hour % 12
  if (half === '中午') return hour >= 10 && hour <= 14 ? hour : hour >= 1 && hour <= 2 ? hour + 12 : undefined
  // 晚上12点 is midnight to most and noon to none.
  if (hour === 12) return half === '下午' ? 12 : half === '晚上' ? 24 : undefined
  return hour >= 1 && hour < 12 ? hour + 12 : hour >= 12 && hour < 24 ? hour : undefined
}
