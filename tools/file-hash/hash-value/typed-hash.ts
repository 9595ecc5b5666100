import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { type ExpectedHash, readExpectedHash } from './expected-hash.ts'
import { formatHash } from './hash-format.ts'

/** One hash of a file. */
export interface FileHash {
  algorithm: HashAlgorithm
  /** In lower-case hexadecimal. */
  hash: string
}

/** What was typed into the field of a hash value: nothing, the beginning of one, or a whole one. */
export type TypedHash =
  | { state: 'empty' }
  | { state: 'prefix'; prefix: string }
  | { state: 'complete'; expected: ExpectedHash }

export function readTypedHash(text: string): TypedHash {
  const trimmed = text.trim()
  if (trimmed === '') return { state: 'empty' }
  const expected = readExpectedHash(trimmed)
  return expected ? { state: 'complete', expected } : { state: 'prefix', prefix: trimmed }
}

/** Says whether a hash is the one that was typed, or begins like it: in hexadecimal of any case, or in Base64. */
export function matchesTyped(typed: TypedHash, { algorithm, hash }: FileHash): boolean {
  if (typed.state === 'empty') return false
  if (typed.state === 'complete') return hash === typed.expected.hash && typed.expected.algorithms.includes(algorithm)
  const digits = digitsOf(typed.prefix)
  return (
    (digits !== '' && hash.startsWith(digits)) ||
    formatHash(hash, { encoding: 'base64', upperCase: false }).startsWith(typed.prefix)
  )
}

/** How many digits of a hash were typed, as it is shown: those are marked. None where they are written otherwise. */
export function typedLength(typed: TypedHash, written: string): number {
  if (typed.state === 'empty') return 0
  if (typed.state === 'complete') return written.length
  const digits = digitsOf(typed.prefix)
  if (written.toLowerCase().startsWith(digits) && /^[\da-f]+$/i.test(written)) return digits.length
  return written.startsWith(typed.prefix) ? typed.prefix.length : 0
}

/** What stands between groups is no digit. */
const digitsOf = (prefix: string): string => prefix.toLowerCase().replace(/[\s:-]/g, '')
