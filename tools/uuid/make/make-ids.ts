import { writeHex } from '#lib/ciphers/hex.ts'
import { createHasher } from '#lib/hashing/create-hasher.ts'
import { drawBelow } from '#lib/random/draw.ts'
import type { RandomBytes } from '#lib/random/random-bytes.ts'
import { errors } from '../errors.ts'
import type { Instant } from '../text/instant.ts'
import { bytesOf, readUuid } from '../text/uuid-text.ts'
import { type Kind, kindNames } from './kinds.ts'
import { makeTimeIds, type TimeKind } from './time-ids.ts'

interface IdOptions {
  count: number
  instant: Instant
  namespace: keyof typeof namespaces | 'custom'
  namespaceId: string
  name: string
  alphabet: string
  length: number
}

/** Generates IDs: UUIDs as 32 hexadecimal digits, others in their usual form. IDs of the same name are identical. */
export async function makeIds(kind: Kind, options: IdOptions, random: RandomBytes): Promise<string[]> {
  const { count, alphabet, length } = options
  switch (kind) {
    case 'nil':
      return repeat('0'.repeat(32), count)
    case 'max':
      return repeat('f'.repeat(32), count)
    case 'v4':
      return Array.from({ length: count }, () => randomUuid(random))
    case 'nanoid':
      if (!isAlphabet(alphabet)) throw errors.badAlphabet()
      return Array.from({ length: count }, () => makeNanoId(random, alphabet, length))
    case 'v3':
    case 'v5':
      return nameBasedIds(kind, options)
    case 'v8':
      return options.name === '' ? timeBasedIds(kind, options, random) : nameBasedIds(kind, options)
    default:
      return timeBasedIds(kind, options, random)
  }
}

async function nameBasedIds(
  kind: 'v3' | 'v5' | 'v8',
  { count, namespace, namespaceId, name }: IdOptions,
): Promise<string[]> {
  if (name === '') throw errors.needsName()
  const space = namespace === 'custom' ? readUuid(namespaceId.trim()) : namespaces[namespace]
  if (space === undefined) throw errors.badNamespace()
  return repeat(await makeNameUuid(kind, space, name), count)
}

function timeBasedIds(kind: TimeKind, { instant, count }: IdOptions, random: RandomBytes): string[] {
  const ids = makeTimeIds(kind, instant, count, random)
  if (!ids) throw errors.outOfRange({ kind: kindNames[kind] })
  return ids
}

/** RFC 9562, section 5.4. */
function randomUuid(random: RandomBytes): string {
  const bytes = random(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return writeHex(bytes)
}

const repeat = (id: string, count: number): string[] => new Array<string>(count).fill(id)

/** NanoID's default alphabet, whose characters are all URL-safe. */
const urlAlphabet = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict'

/** Generates a NanoID of `length` characters, uniformly distributed over an alphabet. */
function makeNanoId(random: RandomBytes, alphabet: string, length: number): string {
  const letters = alphabet || urlAlphabet
  let id = ''
  for (let at = 0; at < length; at++) id += letters[drawBelow(random, letters.length)]
  return id
}

/**
 * Whether an alphabet is valid: 2 to 255 different characters, without emoji, combining marks and invisible characters.
 * An empty one stands for NanoID's default.
 */
const isAlphabet = (alphabet: string): boolean =>
  alphabet === '' ||
  (alphabet.length >= 2 &&
    alphabet.length <= 255 &&
    !/[\p{C}\p{M}\p{Z}]|[\u{10000}-\u{10ffff}]/u.test(alphabet) &&
    new Set(alphabet).size === alphabet.length)

/** The namespaces of RFC 9562, section 6.6. */
const namespaces = {
  dns: 0x6ba7b810_9dad_11d1_80b4_00c04fd430c8n,
  url: 0x6ba7b811_9dad_11d1_80b4_00c04fd430c8n,
  oid: 0x6ba7b812_9dad_11d1_80b4_00c04fd430c8n,
  x500: 0x6ba7b814_9dad_11d1_80b4_00c04fd430c8n,
}

const hashes = { v3: 'MD5', v5: 'SHA-1', v8: 'SHA-256' } as const

/**
 * Generates the UUID of a name in UTF-8, as hexadecimal digits: the hash of the namespace and the name, with the
 * version and the variant set (RFC 9562, sections 5.3 and 5.5; appendix B.2 for version 8).
 */
async function makeNameUuid(kind: keyof typeof hashes, namespace: bigint, name: string): Promise<string> {
  const hasher = await createHasher(hashes[kind])
  const hex = hasher.update(bytesOf(namespace, 16)).update(new TextEncoder().encode(name)).digest()
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 12)}${kind.slice(1)}${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`
}
