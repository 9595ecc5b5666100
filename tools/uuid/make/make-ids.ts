import { writeHex } from '#lib/ciphers/hex.ts'
import { drawBelow } from '#lib/random/draw.ts'
import type { RandomBytes } from '#lib/random/random-bytes.ts'
import { errors } from '../errors.ts'
import type { Instant } from '../text/instant.ts'
import { readUuid } from '../text/uuid-text.ts'
import { type Kind, kindNames } from './kinds.ts'
import { makeNameUuid, namespaces } from './name-uuid.ts'
import { makeTimeIds, type TimeKind } from './time-ids.ts'

interface Asked {
  count: number
  instant: Instant
  namespace: keyof typeof namespaces | 'custom'
  namespaceId: string
  name: string
  alphabet: string
  length: number
}

/** Makes IDs: UUIDs as 32 hexadecimal digits, the others as they are written. Those of one name are all the same. */
export async function makeIds(kind: Kind, asked: Asked, random: RandomBytes): Promise<string[]> {
  const { count, alphabet, length } = asked
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
      return ofName(kind, asked)
    case 'v8':
      return asked.name === '' ? ofTime(kind, asked, random) : ofName(kind, asked)
    default:
      return ofTime(kind, asked, random)
  }
}

async function ofName(kind: 'v3' | 'v5' | 'v8', { count, namespace, namespaceId, name }: Asked): Promise<string[]> {
  if (name === '') throw errors.needsName()
  const space = namespace === 'custom' ? readUuid(namespaceId.trim()) : namespaces[namespace]
  if (space === undefined) throw errors.badNamespace()
  return repeat(await makeNameUuid(kind, space, name), count)
}

function ofTime(kind: TimeKind, { instant, count }: Asked, random: RandomBytes): string[] {
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

/** The letters of NanoID's own alphabet, which all may stand in a URL. */
const urlAlphabet = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict'

/** Makes a NanoID of so many letters of an alphabet, each as likely as every other. */
function makeNanoId(random: RandomBytes, alphabet: string, length: number): string {
  const letters = alphabet || urlAlphabet
  let id = ''
  for (let at = 0; at < length; at++) id += letters[drawBelow(random, letters.length)]
  return id
}

/**
 * Says whether an alphabet can be used: 2 to 255 different characters, each a letter or sign by itself. Emoji, accents
 * that are put upon a letter, and what cannot be seen are not; an empty one stands for NanoID's own.
 */
const isAlphabet = (alphabet: string): boolean =>
  alphabet === '' ||
  (alphabet.length >= 2 &&
    alphabet.length <= 255 &&
    !/[\p{C}\p{M}\p{Z}]|[\u{10000}-\u{10ffff}]/u.test(alphabet) &&
    new Set(alphabet).size === alphabet.length)
