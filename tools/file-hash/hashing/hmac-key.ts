import { z } from 'zod'
import { type HashAlgorithm, supportsHmac } from '#lib/hashing/algorithms.ts'
import { errors } from '../errors.ts'

/** The key for HMACs instead of plain hashes. Pages don't store it. */
export const keyField = { hmacKey: z.string().min(1).optional().meta({ format: 'password' }) }

/** Encodes a key as UTF-8. */
export const keyBytes = (hmacKey: string | undefined): Uint8Array | undefined =>
  hmacKey === undefined ? undefined : new TextEncoder().encode(hmacKey)

/** @throws ToolError notKeyed, with the first algorithm that has no HMAC */
export function refuseUnkeyed(algorithms: readonly HashAlgorithm[], hmacKey: string | undefined): void {
  const unkeyed = hmacKey === undefined ? undefined : algorithms.find((algorithm) => !supportsHmac(algorithm))
  if (unkeyed) throw errors.notKeyed({ algorithm: unkeyed })
}

/** With a key, keeps only the algorithms that have an HMAC. @throws ToolError notKeyed when none is left */
export function algorithmsWithKey(
  algorithms: readonly HashAlgorithm[],
  hmacKey: string | undefined,
): [HashAlgorithm, ...HashAlgorithm[]] {
  const [first, ...others] = algorithms.filter((algorithm) => hmacKey === undefined || supportsHmac(algorithm))
  if (!first) throw errors.notKeyed({ algorithm: algorithms.join(', ') })
  return [first, ...others]
}
