import type { Duration } from './read-duration.ts'

/** Writes a length of time as ISO 8601 does: `P1DT2H30M`. Nothing at all is `PT0S`. */
export function writeDuration({ sign, years, months, weeks, days, nanoseconds }: Duration): string {
  const [seconds, rest] = [nanoseconds / 1_000_000_000n, nanoseconds % 1_000_000_000n]
  const fraction = rest === 0n ? '' : `.${withoutZeros(String(rest).padStart(9, '0'))}`
  const second = String(seconds % 60n) + fraction
  const date = part(years, 'Y') + part(months, 'M') + part(weeks, 'W') + part(days, 'D')
  const clock = part(seconds / 3600n, 'H') + part((seconds / 60n) % 60n, 'M') + (second === '0' ? '' : `${second}S`)
  if (date + clock === '') return 'PT0S'
  return `${sign < 0 ? '-' : ''}P${date}${clock && `T${clock}`}`
}

function withoutZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

const part = (amount: number | bigint, letter: string): string => (Number(amount) === 0 ? '' : `${amount}${letter}`)
