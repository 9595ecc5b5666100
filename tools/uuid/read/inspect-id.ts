import type { Localized } from '#kit/language.ts'
import { encodeBase64 } from '#lib/base64/base64.ts'
import { truncate } from '#lib/text/truncate.ts'
import { base62, crockford, readDigits, writeHexDigits } from '../text/digits.ts'
import { writeInstant } from '../text/instant.ts'
import { bytesOf, readUuid } from '../text/uuid-text.ts'
import type { IdDetails, IdEntry } from './id-entry.ts'

/** The reasons why an ID is invalid. */
const problems = {
  unknown: (): Localized => ({ en: 'Not an ID of a known kind', zh: '不是已知种类的 ID' }),
  hyphens: (): Localized => ({ en: 'The hyphens of a UUID are in the wrong places', zh: 'UUID 的连字符位置不对' }),
  version: (version: number): Localized => ({
    en: `Version ${version} is not defined`,
    zh: `版本 ${version} 没有定义`,
  }),
  variant: (): Localized => ({
    en: 'The variant is not that of RFC 9562, so there is no version',
    zh: '变体不是 RFC 9562 的变体，因此没有版本',
  }),
  ulidLetter: (letter: string): Localized => ({
    en: `A ULID has no ${letter}`,
    zh: `ULID 中没有 ${letter}`,
  }),
  ulidRange: (): Localized => ({
    en: 'Above 7ZZZZZZZZZZZZZZZZZZZZZZZZZ, the greatest ULID',
    zh: '大于最大的 ULID：7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  }),
  ksuidRange: (): Localized => ({
    en: 'Above aWgEPTl1tmebfsQzFP4bxwgy80V, the greatest KSUID',
    zh: '大于最大的 KSUID：aWgEPTl1tmebfsQzFP4bxwgy80V',
  }),
}

/** Inspects an ID, whose kind is detected by its length and characters. */
export function inspectId(id: string): IdEntry {
  const details = detailsOf(id)
  return { id: truncate(id.toWellFormed(), 64), isValid: details.problem === undefined, ...details }
}

function detailsOf(id: string): IdDetails {
  // Longer than any ID.
  if (id.length > 45) return unknown
  const uuid = readUuid(id)
  if (uuid !== undefined) return inspectUuid(uuid)
  if (/^[\da-f-]{36}$/i.test(id) && id.replaceAll('-', '').length === 32) {
    return { ...unknown, problem: problems.hyphens() }
  }
  if (/^[\da-f]{24}$/i.test(id)) return inspectObjectId(BigInt(`0x${id}`))
  if (/^[\da-z]{26}$/i.test(id)) return inspectUlid(id.toUpperCase())
  if (/^[\da-z]{27}$/i.test(id)) return inspectKsuid(id)
  if (/^[\w-]{21}$/.test(id)) return { kind: 'nanoid', ...withoutNumber }
  return unknown
}

const withoutNumber = { variant: 'none', integer: '', base64: '' } as const
const unknown: IdDetails = { kind: 'unknown', ...withoutNumber, problem: problems.unknown() }

/** Four bytes of seconds, five of a machine and process or random, three of a counter (the BSON specification). */
const inspectObjectId = (value: bigint): IdDetails => ({
  kind: 'objectid',
  variant: 'none',
  time: writeInstant((value >> 64n) * 1_000_000_000n, 0),
  sequence: Number(value & 0xffffffn),
  node: writeHexDigits((value >> 24n) & 0xffffffffffn, 10),
  ...numbersOf(value, 12),
})

/** 48 bits of milliseconds, 80 random bits (the ULID specification). */
function inspectUlid(id: string): IdDetails {
  const none = { kind: 'ulid', ...withoutNumber } as const
  const [letter] = /[ILOU]/.exec(id) ?? []
  if (letter) return { ...none, problem: problems.ulidLetter(letter) }
  const value = readDigits(id, crockford) ?? 0n
  if (value >> 128n) return { ...none, problem: problems.ulidRange() }
  return { ...none, time: writeInstant((value >> 80n) * 1_000_000n, 3), ...numbersOf(value, 16) }
}

/** Four bytes of seconds since 2014-05-13T16:53:20Z, 16 random bytes (github.com/segmentio/ksuid). */
function inspectKsuid(id: string): IdDetails {
  const value = readDigits(id, base62) ?? 0n
  const none = { kind: 'ksuid', ...withoutNumber } as const
  if (value >> 160n) return { ...none, problem: problems.ksuidRange() }
  return {
    ...none,
    time: writeInstant(((value >> 128n) + 1_400_000_000n) * 1_000_000_000n, 0),
    ...numbersOf(value, 20),
  }
}

/** Reads the fields of a UUID: those of RFC 9562, section 4, and those of its version in section 5. */
function inspectUuid(value: bigint): IdDetails {
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

/** Returns the variant by the highest bits of the ninth byte (section 4.1). */
function variantOf(bits: number): 'ncs' | 'rfc9562' | 'microsoft' | 'reserved' {
  if (bits < 0b1000) return 'ncs'
  if (bits < 0b1100) return 'rfc9562'
  return bits < 0b1110 ? 'microsoft' : 'reserved'
}

type Fields = Pick<IdEntry, 'time' | 'sequence' | 'node'>

const fieldsOf: Partial<Record<IdEntry['kind'], (value: bigint) => Fields>> = {
  v1: (value) =>
    gregorianFields(value, (((value >> 64n) & 0xfffn) << 48n) | (((value >> 80n) & 0xffffn) << 32n) | (value >> 96n)),
  // Version 2 replaces the low half of the time and a part of the clock sequence.
  v2: (value) => ({ node: macOf(value) }),
  v6: (value) => gregorianFields(value, ((value >> 80n) << 12n) | ((value >> 64n) & 0xfffn)),
  v7: (value) => ({ time: writeInstant((value >> 80n) * 1_000_000n, 3) }),
}

/** Reads a time in ticks of 100 ns since 1582-10-15, a clock sequence and a node. */
const gregorianFields = (value: bigint, ticks: bigint): Fields => ({
  time: writeInstant((ticks - 122_192_928_000_000_000n) * 100n, 7),
  sequence: Number((value >> 48n) & 0x3fffn),
  node: macOf(value),
})

const macOf = (value: bigint): string => writeHexDigits(value & 0xffffffffffffn, 12).replace(/..(?!$)/g, '$&:')

/** The bytes of an ID as a number and in Base64. */
const numbersOf = (value: bigint, length: number): Pick<IdEntry, 'integer' | 'base64'> => ({
  integer: String(value),
  base64: encodeBase64(bytesOf(value, length), { alphabet: 'standard', padding: true, lineLength: 0 }),
})
