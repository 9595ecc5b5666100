import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { errors } from './errors.ts'
import { type Instant, readInstant, writeInstant } from './text/instant.ts'

/**
 * Reads a snowflake: 42 bits of milliseconds since an epoch, two fields of 5 bits, a sequence of 12. Discord calls the
 * fields worker and process, Twitter data center and worker.
 */
export const snowflake = defineOperation('snowflake', {
  input: {
    id: z.string(),
    epoch: z.enum(['discord', 'twitter', 'custom']).default('discord'),
    customEpoch: z.string().default(''),
  },
  output: { time: z.string(), worker: z.int(), process: z.int(), sequence: z.int() },
  run({ id, epoch, customEpoch }) {
    const digits = id.trim()
    if (digits === '') throw errors.empty()
    if (!/^\d{1,20}$/.test(digits) || BigInt(digits) >> 64n) throw errors.unreadable({ id: id.slice(0, 64) })
    const value = BigInt(digits)
    const start = epoch === 'custom' ? readEpoch(customEpoch) : epochs[epoch]
    const instant = start + (value >> 22n) * 1_000_000n
    if (instant < firstInstant || instant > lastInstant) throw errors.outOfRange({ kind: 'Snowflake' })
    return {
      time: writeInstant(instant, 3),
      worker: Number((value >> 17n) & 0x1fn),
      process: Number((value >> 12n) & 0x1fn),
      sequence: Number(value & 0xfffn),
    }
  },
})

const epochs = { discord: 1_420_070_400_000_000_000n, twitter: 1_288_834_974_657_000_000n }

/** The years 0 to 9999, the range of RFC 3339. */
const [firstInstant, lastInstant] = [-62_167_219_200_000_000_000n, 253_402_300_799_999_999_999n]

/** Parses an epoch, as a time or in milliseconds; 1970 where it is empty. */
function readEpoch(text: string): Instant {
  const epoch = text.trim()
  const instant = /^-?\d{0,15}$/.test(epoch) && epoch !== '-' ? BigInt(epoch) * 1_000_000n : readInstant(epoch)
  if (instant === undefined) throw errors.badTime({ time: text.slice(0, 64) })
  return instant
}
