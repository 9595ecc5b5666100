import { type Call, phaseProgress } from '#kit/call.ts'
import type { HashAlgorithm, TimedHash } from '#lib/hashing/algorithms.ts'
import { hashAll } from '#lib/hashing/hash-all.ts'
import { errors } from '../errors.ts'
import { keyBytes } from './hmac-key.ts'

/**
 * Hashes one file with several algorithms.
 *
 * @throws ToolError failed when the file can't be read, noFile when a form has none
 */
export async function hashFile(
  file: File,
  algorithms: readonly HashAlgorithm[],
  hmacKey: string | undefined,
  call: Call,
): Promise<TimedHash[]> {
  // A form sends an empty file without a name where nothing was chosen.
  if (file.size === 0 && file.name === '') throw errors.noFile()
  try {
    return await hashAll(file, algorithms, keyBytes(hmacKey), call)
  } catch (error) {
    const isUnreadable = error instanceof DOMException && error.name === 'NotReadableError'
    throw isUnreadable ? errors.failed({ algorithm: algorithms.join(', '), name: file.name }) : error
  }
}

/** Makes a call for each of several files that reports overall progress by bytes, throttled. */
export function progressOfEach(call: Call, files: readonly File[]): (file: File) => Call {
  const total = Math.max(
    1,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  let [before, reported] = [0, 0]
  return (file) => {
    const report = phaseProgress(call, before / total, (before + file.size) / total)
    before += file.size
    return {
      signal: call.signal,
      progress(share) {
        const now = performance.now()
        if (now - reported < interval) return
        reported = now
        report(share)
      },
    }
  }
}

/** The least time between two reports, in milliseconds. */
const interval = 50
