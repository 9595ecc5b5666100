import { truncate } from '#lib/text/truncate.ts'
import { base62, crockford, readDigits, writeHexDigits } from '../text/digits.ts'
import { writeInstant } from '../text/instant.ts'
import { readUuid } from '../text/uuid-text.ts'
import type { Found, IdEntry } from './id-entry.ts'
import { inspectUuid, numbersOf } from './inspect-uuid.ts'
import { problems } from './problems.ts'

/** Tells of an ID what it is, by its length and its letters, and what is written in it. */
export function inspectId(id: string): IdEntry {
  const found = find(id)
  return { id: truncate(id.toWellFormed(), 64), isValid: found.problem === undefined, ...found }
}

function find(id: string): Found {
  // None is longer: what is, need not be looked at.
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
const unknown: Found = { kind: 'unknown', ...withoutNumber, problem: problems.unknown() }

/** Four bytes of seconds, five of a machine and process or of chance, three of a counter (the BSON specification). */
const inspectObjectId = (value: bigint): Found => ({
  kind: 'objectid',
  variant: 'none',
  time: writeInstant((value >> 64n) * 1_000_000_000n, 0),
  sequence: Number(value & 0xffffffn),
  node: writeHexDigits((value >> 24n) & 0xffffffffffn, 10),
  ...numbersOf(value, 12),
})

/** 48 bits of milliseconds, 80 of chance (the ULID specification). */
function inspectUlid(id: string): Found {
  const none = { kind: 'ulid', ...withoutNumber } as const
  const [letter] = /[ILOU]/.exec(id) ?? []
  if (letter) return { ...none, problem: problems.ulidLetter(letter) }
  const value = readDigits(id, crockford) ?? 0n
  if (value >> 128n) return { ...none, problem: problems.ulidRange() }
  return { ...none, time: writeInstant((value >> 80n) * 1_000_000n, 3), ...numbersOf(value, 16) }
}

/** Four bytes of seconds since 2014-05-13T16:53:20Z, 16 of chance (github.com/segmentio/ksuid). */
function inspectKsuid(id: string): Found {
  const value = readDigits(id, base62) ?? 0n
  const none = { kind: 'ksuid', ...withoutNumber } as const
  if (value >> 160n) return { ...none, problem: problems.ksuidRange() }
  return {
    ...none,
    time: writeInstant(((value >> 128n) + 1_400_000_000n) * 1_000_000_000n, 0),
    ...numbersOf(value, 20),
  }
}
