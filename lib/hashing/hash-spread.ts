import type { Call } from '#kit/call.ts'
import { startHashWorker } from '#lib/hashing/hash-workers.ts'
import { openSlices } from '#lib/hashing/open-slices.ts'
import type { HashAlgorithm, Hashed } from './algorithms.ts'
import { moved } from './hash-worker.ts'

/**
 * Hashes a file with several workers, each with its share of the algorithms. The file is read once, here; a slice is
 * moved from worker to worker, then filled anew, so nothing is copied and memory stays flat.
 */
export async function hashSpread(
  blob: Blob,
  shares: readonly (readonly HashAlgorithm[])[],
  key: Uint8Array | undefined,
  { signal, progress }: Call,
): Promise<Hashed[]> {
  const workers = shares.map(startHashWorker)
  const broken = Promise.withResolvers<never>()
  // A worker may break while nobody waits for it.
  broken.promise.catch(() => {})
  const spares = spareBuffers(2 * workers.length + 2)
  let done = 0

  /** Leads a slice through all workers. Each answers in the order that it was asked in, so slices never overtake others. */
  async function lead(slice: Uint8Array<ArrayBuffer>): Promise<void> {
    let own = slice
    for (const worker of workers) own = await worker.ask('take', moved(own))
    done += own.length
    progress(done / blob.size)
    spares.give(own.buffer)
  }

  try {
    for (const [index, worker] of workers.entries())
      worker.ask('begin', { algorithms: shares[index] ?? [], key }).catch(broken.reject)
    const slices = openSlices(blob)
    let last = Promise.resolve()
    for (;;) {
      const spare = await Promise.race([spares.take(), broken.promise])
      signal.throwIfAborted()
      const slice = await slices.next(spare)
      if (!slice) break
      last = lead(slice)
      last.catch(broken.reject)
    }
    await Promise.race([last, broken.promise])
    const digests = workers.map((worker) => worker.ask('digest', undefined))
    const hashes = await Promise.race([Promise.all(digests), broken.promise])
    for (const worker of workers) worker.release()
    return hashes.flat()
  } catch (error) {
    for (const worker of workers) worker.stop(error)
    throw error
  }
}

/** So many buffers go round; who wants one waits until one is back. The first rounds get new ones. */
function spareBuffers(count: number) {
  const spares: (ArrayBuffer | undefined)[] = Array.from({ length: count }, () => undefined)
  let resolveWaiting: ((spare: ArrayBuffer | undefined) => void) | undefined
  return {
    give(spare: ArrayBuffer): void {
      if (resolveWaiting) resolveWaiting(spare)
      else spares.push(spare)
      resolveWaiting = undefined
    },
    take(): Promise<ArrayBuffer | undefined> {
      if (spares.length > 0) return Promise.resolve(spares.shift())
      return new Promise((resolve) => {
        resolveWaiting = resolve
      })
    },
  }
}
