/** A point in time, to the nanosecond. */
export interface Instant {
  /** Whole seconds since 1970-01-01T00:00Z, rounded down. */
  seconds: number
  /** The nanoseconds after `seconds`, from 0 to 999,999,999. */
  nanosecond: number
}

/** In seconds before and after 1970: 100,000,000 days, the range of Temporal and Date. */
export const maxInstantSeconds = 8_640_000_000_000

export const isInRange = ({ seconds, nanosecond }: Instant): boolean =>
  seconds >= -maxInstantSeconds && (seconds < maxInstantSeconds || (seconds === maxInstantSeconds && nanosecond === 0))

export const nanosecondsOf = ({ seconds, nanosecond }: Instant): bigint =>
  BigInt(seconds) * 1_000_000_000n + BigInt(nanosecond)

/** Returns the instant that is a number of nanoseconds after 1970-01-01T00:00Z. */
export function instantOf(nanoseconds: bigint): Instant {
  const nanosecond = Number(((nanoseconds % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n)
  return { seconds: Number((nanoseconds - BigInt(nanosecond)) / 1_000_000_000n), nanosecond }
}

/** The current time of the machine's clock. */
export const now = (): Instant => instantOf(BigInt(Date.now()) * 1_000_000n)
