import { decodeBase64 } from '#lib/base64/base64.ts'
import { writeHex } from '#lib/ciphers/hex.ts'
import { digestSizes, type HashAlgorithm, hashAlgorithms } from '#lib/hashing/algorithms.ts'

/** An expected hash value. */
export interface ExpectedHash {
  /** In lower-case hexadecimal. */
  hash: string
  /** The algorithms that may have made it, the most usual first. */
  algorithms: HashAlgorithm[]
}

/**
 * Parses a hash value: hexadecimal of any case, possibly in groups separated by ":", "-" or spaces, or Base64 of either
 * alphabet. The algorithm follows from its length or from a prefix: `sha256:…`, `sha384-…` (Subresource Integrity),
 * `XXH3_…` (xxhsum). Undefined if it isn't a hash.
 */
export function readExpectedHash(text: string): ExpectedHash | undefined {
  const value = text.trim()
  if (value.length > maxHashLength) return undefined
  const plain = expectedOf(value, hashAlgorithms)
  if (plain) return plain
  for (const { index } of value.matchAll(/[:_-]/g)) {
    const named = findAlgorithm(value.slice(0, index))
    if (named) return expectedOf(value.slice(index + 1).trim(), [named])
  }
  return undefined
}

/** In characters: the longest hash in groups of two digits, with a prefix. */
const maxHashLength = 64 * 3 + 20

function expectedOf(value: string, among: readonly HashAlgorithm[]): ExpectedHash | undefined {
  const hash = hexOf(value)
  if (hash === undefined) return undefined
  const algorithms = among.filter((algorithm) => digestSizes[algorithm] * 2 === hash.length)
  return algorithms.length > 0 ? { hash, algorithms } : undefined
}

/** Finds an algorithm by a name that programs use: `sha256`, `SHA2-256`, `BLAKE3`, `b3`, `XXH3_64`. */
export function findAlgorithm(name: string): HashAlgorithm | undefined {
  const plain = plainName(name)
  return hashAlgorithms.find((algorithm) => plainName(algorithm) === (aliases.get(plain) ?? plain))
}

const plainName = (name: string): string => name.toLowerCase().replace(/[-_ /]/g, '')

const aliases = new Map([
  ['sha2256', 'sha256'],
  ['sha2384', 'sha384'],
  ['sha2512', 'sha512'],
  ['b3', 'blake3'],
  ['xxh364', 'xxh3'],
])

/** Converts a hash in hexadecimal or Base64 to lower-case hexadecimal. */
function hexOf(value: string): string | undefined {
  const digits = inGroups(value) ? value.replace(/[\s:-]/g, '') : value
  // Hexadecimal digits are valid Base64, but no hash in Base64 consists of them only.
  if (/^([\da-f]{2})+$/i.test(digits) && isSize(digits.length / 2)) return digits.toLowerCase()
  if (!/^[\w+/-]+={0,2}$/.test(value)) return undefined
  const bytes = decodeBase64(value)
  if (!(bytes instanceof Uint8Array)) return undefined
  // Without "=" a short one could be any word.
  if (!isSize(bytes.length) || (bytes.length < 16 && !value.endsWith('='))) return undefined
  return writeHex(bytes)
}

/**
 * Whether digits are in groups of equal length, the last one no longer. A longer group is a hash followed by a name.
 */
function inGroups(value: string): boolean {
  const [first = '', ...others] = value.split(/[:-]|\s+/)
  const last = others.pop() ?? ''
  return (
    /^[\da-f]{2,16}$/i.test(first) &&
    others.every(({ length }) => length === first.length) &&
    last.length <= first.length
  )
}

const isSize = (bytes: number): boolean => Object.values(digestSizes).includes(bytes)
