import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { type Expected, readExpected } from './expected-hash.ts'
import { spell } from './hash-format.ts'

/** One hash of a file. */
export interface FileHash {
  algorithm: HashAlgorithm
  /** In lower-case hexadecimal. */
  hash: string
}

/** What was typed into the field of a hash value: nothing, the beginning of one, or a whole one. */
export type Typed =
  | { state: 'nothing' }
  | { state: 'begun'; beginning: string }
  | { state: 'whole'; expected: Expected }

export function readTyped(text: string): Typed {
  const beginning = text.trim()
  if (beginning === '') return { state: 'nothing' }
  const expected = readExpected(beginning)
  return expected ? { state: 'whole', expected } : { state: 'begun', beginning }
}

/** Says whether a hash is the one that was typed, or begins like it: in hexadecimal of any case, or in Base64. */
export function isMeant(typed: Typed, { algorithm, hash }: FileHash): boolean {
  if (typed.state === 'nothing') return false
  if (typed.state === 'whole') return hash === typed.expected.hash && typed.expected.algorithms.includes(algorithm)
  const digits = digitsOf(typed.beginning)
  return (
    (digits !== '' && hash.startsWith(digits)) ||
    spell(hash, { encoding: 'base64', upperCase: false }).startsWith(typed.beginning)
  )
}

/** How many digits of a hash were typed, as it is shown: those are marked. None where they are written otherwise. */
export function typedLength(typed: Typed, shown: string): number {
  if (typed.state === 'nothing') return 0
  if (typed.state === 'whole') return shown.length
  const digits = digitsOf(typed.beginning)
  if (shown.toLowerCase().startsWith(digits) && /^[\da-f]+$/i.test(shown)) return digits.length
  return shown.startsWith(typed.beginning) ? typed.beginning.length : 0
}

/** What stands between groups is no digit. */
const digitsOf = (beginning: string): string => beginning.toLowerCase().replace(/[\s:-]/g, '')
