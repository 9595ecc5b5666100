import type { Call } from '#kit/operation.ts'
import type { HashAlgorithm, Hashed } from '#lib/hashing/algorithms.ts'
import { hashAll } from '#lib/hashing/hash-all.ts'
import { errors } from '../errors.ts'
import { keyBytes } from './hmac-key.ts'

/**
 * Hashes one file with several algorithms.
 *
 * @throws ToolError failed when the file cannot be read, noFile when a form sent none
 */
export async function hashOne(
  file: File,
  algorithms: readonly HashAlgorithm[],
  hmacKey: string | undefined,
  call: Call,
): Promise<Hashed[]> {
  // A form sends an empty file without a name where nothing was chosen.
  if (file.size === 0 && file.name === '') throw errors.noFile()
  try {
    return await hashAll(file, algorithms, keyBytes(hmacKey), call)
  } catch (error) {
    const isUnreadable = error instanceof DOMException && error.name === 'NotReadableError'
    throw isUnreadable ? errors.failed({ algorithm: algorithms.join(', '), name: file.name }) : error
  }
}

/** A call for one file of many, which reports its part of all bytes, no more often than somebody can see. */
export function partOfAll(call: Call, files: readonly File[]): (file: File) => Call {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let [before, told] = [0, 0]
  return (file) => {
    const start = before
    before += file.size
    return {
      signal: call.signal,
      progress(share) {
        const now = performance.now()
        if (now - told < quiet) return
        told = now
        call.progress((start + share * file.size) / Math.max(1, all))
      },
    }
  }
}

/** In milliseconds. */
const quiet = 50
