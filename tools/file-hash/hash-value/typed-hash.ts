import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { type ExpectedHash, readExpectedHash } from './expected-hash.ts'
import { formatHash } from './hash-format.ts'

/** One hash of a file. */
export interface FileHash {
  algorithm: HashAlgorithm
  /** In lower-case hexadecimal. */
  hash: string
}

/** The input of the hash field: nothing, the beginning of a hash, or a complete one. */
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

/** Whether a hash equals the typed one or begins with it: in hexadecimal of any case, or in Base64. */
export function matchesTyped(typed: TypedHash, { algorithm, hash }: FileHash): boolean {
  if (typed.state === 'empty') return false
  if (typed.state === 'complete') return hash === typed.expected.hash && typed.expected.algorithms.includes(algorithm)
  const digits = digitsOf(typed.prefix)
  return (
    (digits !== '' && hash.startsWith(digits)) ||
    formatHash(hash, { encoding: 'base64', upperCase: false }).startsWith(typed.prefix)
  )
}

/**
 * Returns how many characters of a displayed hash to highlight as typed; 0 where it is displayed in another encoding.
 */
export function highlightLength(typed: TypedHash, written: string): number {
  if (typed.state === 'empty') return 0
  if (typed.state === 'complete') return written.length
  const digits = digitsOf(typed.prefix)
  if (written.toLowerCase().startsWith(digits) && /^[\da-f]+$/i.test(written)) return digits.length
  return written.startsWith(typed.prefix) ? typed.prefix.length : 0
}

/** Removes the separators of groups. */
const digitsOf = (prefix: string): string => prefix.toLowerCase().replace(/[\s:-]/g, '')
