import type { RandomBytes } from '#lib/random/random-bytes.ts'
import { writeHexDigits, writeUlid } from '../text/digits.ts'
import type { Instant } from '../text/instant.ts'

export type TimeKind = 'v1' | 'v6' | 'v7' | 'v8' | 'ulid' | 'objectid'

/**
 * Generates time-ordered IDs, each greater than the previous one: UUIDs as hexadecimal digits, others in their usual
 * form. Undefined where the time is out of their range.
 */
export function makeTimeIds(
  kind: TimeKind,
  instant: Instant,
  count: number,
  random: RandomBytes,
): string[] | undefined {
  const { nanoseconds, epoch, bits, make, hasCounter = false } = layouts[kind]
  const first = divideFloor(instant, nanoseconds) + epoch
  const last = hasCounter ? first : first + BigInt(count - 1)
  if (first < 0n || last >= 1n << bits) return undefined
  const writeOne = make(random, count)
  return Array.from({ length: count }, (_, index) => writeOne(hasCounter ? first : first + BigInt(index), index))
}

/** The unit, epoch and size of a kind's time, and how the rest is generated. */
interface Layout {
  nanoseconds: bigint
  /** The ticks at 1970. */
  epoch: bigint
  bits: bigint
  /** Whether a counter distinguishes IDs of the same time; else each takes the next tick. */
  hasCounter?: boolean
  make(random: RandomBytes, count: number): (ticks: bigint, index: number) => string
}

/**
 * The time from 1582-10-15, the start of the Gregorian calendar, to 1970 in ticks of 100 ns (RFC 9562, section 5.1).
 */
const gregorian = 122_192_928_000_000_000n

const layouts: Record<TimeKind, Layout> = {
  // RFC 9562, sections 5.1 and 5.6: the clock sequence and the node are random; the multicast bit marks the node as
  // such (6.10).
  v1: {
    nanoseconds: 100n,
    epoch: gregorian,
    bits: 60n,
    make: (random) => {
      const tail = randomNode(random)
      return (ticks) => {
        const hex = writeHexDigits(ticks, 15)
        return `${hex.slice(7)}${hex.slice(3, 7)}1${hex.slice(0, 3)}${tail}`
      }
    },
  },
  v6: {
    nanoseconds: 100n,
    epoch: gregorian,
    bits: 60n,
    make: (random) => {
      const tail = randomNode(random)
      return (ticks) => withVersion(ticks, 6) + tail
    },
  },
  // The time is followed by a counter of 32 bits, which starts in its lower half (6.2, method 1).
  v7: {
    nanoseconds: 1_000_000n,
    epoch: 0n,
    bits: 48n,
    hasCounter: true,
    make: (random) => {
      const start = randomBits(random, 31)
      return (ticks, index) => {
        const counter = start + BigInt(index)
        const tail = (2n << 62n) | ((counter & 0xfffffn) << 42n) | randomBits(random, 42)
        return `${writeHexDigits(ticks, 12)}7${writeHexDigits(counter >> 20n, 3)}${writeHexDigits(tail, 16)}`
      }
    },
  },
  // Appendix B.1: ticks of 10 ns, the rest random.
  v8: {
    nanoseconds: 10n,
    epoch: 0n,
    bits: 60n,
    make: (random) => (ticks) => withVersion(ticks, 8) + writeHexDigits((2n << 62n) | randomBits(random, 62), 16),
  },
  // The random part is incremented within a millisecond; it starts where that cannot overflow.
  ulid: {
    nanoseconds: 1_000_000n,
    epoch: 0n,
    bits: 48n,
    hasCounter: true,
    make: (random, count) => {
      let start = randomBits(random, 80)
      while (start + BigInt(count) > 1n << 80n) start = randomBits(random, 80)
      return (ticks, index) => writeUlid((ticks << 80n) | (start + BigInt(index)))
    },
  },
  // Seconds, five random bytes, and a counter with a random start.
  objectid: {
    nanoseconds: 1_000_000_000n,
    epoch: 0n,
    bits: 32n,
    hasCounter: true,
    make: (random) => {
      const process = writeHexDigits(randomBits(random, 40), 10)
      const start = randomBits(random, 24)
      return (ticks, index) =>
        writeHexDigits(ticks, 8) + process + writeHexDigits((start + BigInt(index)) & 0xffffffn, 6)
    },
  },
}

/** Inserts the version after the first 48 of 60 bits. */
function withVersion(ticks: bigint, version: number): string {
  const hex = writeHexDigits(ticks, 15)
  return `${hex.slice(0, 12)}${version}${hex.slice(12)}`
}

const randomNode = (random: RandomBytes): string =>
  writeHexDigits(0x8000n | randomBits(random, 14), 4) + writeHexDigits((1n << 40n) | randomBits(random, 48), 12)

function randomBits(random: RandomBytes, bits: number): bigint {
  let value = 0n
  for (const byte of random(Math.ceil(bits / 8))) value = (value << 8n) | BigInt(byte)
  return BigInt.asUintN(bits, value)
}

const divideFloor = (value: bigint, by: bigint): bigint =>
  value >= 0n || value % by === 0n ? value / by : value / by - 1n
