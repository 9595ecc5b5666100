import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'

/** The seven common algorithms, with their names in openssl. */
const algorithms: Record<string, string> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA3-256': 'sha3-256',
  'SHA3-512': 'sha3-512',
}

const names = Object.keys(algorithms)

/** The sets to measure: each algorithm, and all at once. */
export const algorithmSets: readonly string[][] = [...names.map((name) => [name]), names]

export const titleOf = (chosen: readonly string[]): string =>
  chosen.length > 1 ? 'all seven at once' : (chosen[0] ?? '')

/** The name of a row's reference. */
export const referenceOf = (chosen: readonly string[]): string =>
  `openssl dgst${chosen.length > 1 ? ', one after another' : ''}`

/** Hashes a file with `openssl dgst`, once per algorithm. */
export const opensslHashes = (path: string, chosen: readonly string[]): string[] =>
  chosen.map(
    (name) =>
      execFileSync('openssl', ['dgst', `-${algorithms[name]}`, '-r', path])
        .toString()
        .split(' ')[0] ?? '',
  )

/** Writes a file of random bytes; the size is in MiB. */
export function writeRandom(path: string, size: number): void {
  for (let part = 0; part < size; part += 16) appendFileSync(path, randomBytes(Math.min(16, size - part) * 2 ** 20))
}
