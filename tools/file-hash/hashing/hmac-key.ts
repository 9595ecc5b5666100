import { z } from 'zod'
import { type HashAlgorithm, takesKey } from '#lib/hashing/algorithms.ts'
import { errors } from '../errors.ts'

/** The field of a key, which makes HMACs of hashes. No page keeps it. */
export const keyField = { hmacKey: z.string().min(1).optional().meta({ format: 'password' }) }

/** The bytes of a key, as UTF-8. */
export const keyBytes = (hmacKey: string | undefined): Uint8Array | undefined =>
  hmacKey === undefined ? undefined : new TextEncoder().encode(hmacKey)

/** Leaves out what takes no key where there is one; fails when nothing is left. */
export function algorithmsWithKey(
  algorithms: readonly HashAlgorithm[],
  hmacKey: string | undefined,
): [HashAlgorithm, ...HashAlgorithm[]] {
  const [first, ...others] = algorithms.filter((algorithm) => hmacKey === undefined || takesKey(algorithm))
  if (!first) throw errors.notKeyed({ algorithm: algorithms.join(', ') })
  return [first, ...others]
}
