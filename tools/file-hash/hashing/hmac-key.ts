import { z } from 'zod'
import { type HashAlgorithm, takesKey } from '#lib/hashing/algorithms.ts'
import { errors } from '../errors.ts'

/** The field of a key, which makes HMACs of hashes. No page keeps it. */
export const keyField = { hmacKey: z.string().min(1).optional().meta({ format: 'password' }) }

/** The bytes of a key, as UTF-8. */
export const keyBytes = (hmacKey: string | undefined): Uint8Array | undefined =>
  hmacKey === undefined ? undefined : new TextEncoder().encode(hmacKey)

/** @throws ToolError notKeyed, naming the first algorithm that a key does not go with */
export function refuseUnkeyed(algorithms: readonly HashAlgorithm[], hmacKey: string | undefined): void {
  const unkeyed = hmacKey === undefined ? undefined : algorithms.find((algorithm) => !takesKey(algorithm))
  if (unkeyed) throw errors.notKeyed({ algorithm: unkeyed })
}

/** Leaves out what takes no key where there is one; fails when nothing is left. */
export function algorithmsWithKey(
  algorithms: readonly HashAlgorithm[],
  hmacKey: string | undefined,
): [HashAlgorithm, ...HashAlgorithm[]] {
  const [first, ...others] = algorithms.filter((algorithm) => hmacKey === undefined || takesKey(algorithm))
  if (!first) throw errors.notKeyed({ algorithm: algorithms.join(', ') })
  return [first, ...others]
}
