import { encodeBase64 } from '#lib/base64/base64.ts'
import { writeHexDigits } from '../text/digits.ts'
import { writeInstant } from '../text/instant.ts'
import { bytesOf } from '../text/uuid-text.ts'
import type { Found, IdEntry } from './id-entry.ts'
import { problems } from './problems.ts'

/** Tells what 128 bits say as a UUID: the fields of RFC 9562, section 4, and those of its version in section 5. */
export function inspectUuid(value: bigint): Found {
  const plain = numbersOf(value, 16)
  if (value === 0n) return { kind: 'nil', variant: 'none', ...plain }
  if (value === (1n << 128n) - 1n) return { kind: 'max', variant: 'none', ...plain }
  const variant = variantOf(Number((value >> 60n) & 0xfn))
  if (variant === 'microsoft') return { kind: 'guid', variant, ...plain }
  if (variant !== 'rfc9562') return { kind: 'unknown', variant, ...plain, problem: problems.variant() }
  const version = Number((value >> 76n) & 0xfn)
  const kind = versionNames[version]
  if (!kind) return { kind: 'unknown', variant, ...plain, problem: problems.version(version) }
  return { kind, variant, ...plain, ...fieldsOf[kind]?.(value) }
}

const versionNames: Record<number, 'v1' | 'v2' | 'v3' | 'v4' | 'v5' | 'v6' | 'v7' | 'v8'> = {
  1: 'v1',
  2: 'v2',
  3: 'v3',
  4: 'v4',

  5: 'v5',
  6: 'v6',
  7: 'v7',
  8: 'v8',
}

/** By the highest bits of the ninth byte (section 4.1). */
function variantOf(bits: number): 'ncs' | 'rfc9562' | 'microsoft' | 'reserved' {
  if (bits < 0b1000) return 'ncs'
  if (bits < 0b1100) return 'rfc9562'
  return bits < 0b1110 ? 'microsoft' : 'reserved'
}

type Fields = Pick<IdEntry, 'time' | 'sequence' | 'node'>

const fieldsOf: Partial<Record<IdEntry['kind'], (value: bigint) => Fields>> = {
  v1: (value) =>
    gregorianFields(value, (((value >> 64n) & 0xfffn) << 48n) | (((value >> 80n) & 0xffffn) << 32n) | (value >> 96n)),
  // Of a version 2 the time lacks its lower half, and the clock sequence too.
  v2: (value) => ({ node: macOf(value) }),
  v6: (value) => gregorianFields(value, ((value >> 80n) << 12n) | ((value >> 64n) & 0xfffn)),
  v7: (value) => ({ time: writeInstant((value >> 80n) * 1_000_000n, 3) }),
}

/** A time in ticks of 100 ns since 1582-10-15, a clock sequence and a node. */
const gregorianFields = (value: bigint, ticks: bigint): Fields => ({
  time: writeInstant((ticks - 122_192_928_000_000_000n) * 100n, 7),
  sequence: Number((value >> 48n) & 0x3fffn),
  node: macOf(value),
})

const macOf = (value: bigint): string => writeHexDigits(value & 0xffffffffffffn, 12).replace(/..(?!$)/g, '$&:')

/** The bytes of an ID as a number and in Base64. */
export const numbersOf = (value: bigint, length: number): Pick<IdEntry, 'integer' | 'base64'> => ({
  integer: String(value),
  base64: encodeBase64(bytesOf(value, length), { alphabet: 'standard', padding: true, lineLength: 0 }),
})
