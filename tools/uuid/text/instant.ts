/** A moment in nanoseconds since 1970, in UTC. */
export type Instant = bigint

/** Parses a time in RFC 3339 with at most nine decimals of a second; undefined for anything else. */
export function readInstant(text: string): Instant | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/.exec(text.trim())
  if (!match) return undefined
  const [, day = '', time = '', fraction = '', sign = '+', hours = '0', minutes = '0'] = match
  const local = new Date(`${day}T${time}Z`)
  // Some engines accept February 30 and 24:00 as another day.
  if (Number.isNaN(local.getTime()) || local.toISOString().slice(0, 19) !== `${day}T${time}`) return undefined
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
  return BigInt(local.getTime() - offset) * 1_000_000n + BigInt(fraction.padEnd(9, '0'))
}

/** Writes a time in RFC 3339 with `digits` decimals of a second, truncated. */
export function writeInstant(instant: Instant, digits: 0 | 3 | 7 | 8): string {
  const second = 1_000_000_000n
  const fraction = ((instant % second) + second) % second
  const whole = new Date(Number((instant - fraction) / 1_000_000n)).toISOString().replace('.000Z', '')
  return `${whole}${digits === 0 ? '' : `.${String(fraction).padStart(9, '0').slice(0, digits)}`}Z`
}

/** Now, to the millisecond. */
export const currentInstant = (): Instant => BigInt(Date.now()) * 1_000_000n
