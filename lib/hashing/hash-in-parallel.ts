import type { Call } from '#kit/call.ts'
import { startHashWorker } from '#lib/hashing/hash-workers.ts'
import { openSlices } from '#lib/hashing/open-slices.ts'
import type { HashAlgorithm, TimedHash } from './algorithms.ts'
import { transferSlice } from './hash-worker.ts'

/**
 * Hashes a file with several workers, each for some of the algorithms. The file is read once in this thread; slices are
 * transferred from worker to worker and then reused, so that nothing is copied and memory is constant.
 */
export async function hashInParallel(
  blob: Blob,
  shares: readonly (readonly HashAlgorithm[])[],
  key: Uint8Array | undefined,
  { signal, progress }: Call,
): Promise<TimedHash[]> {
  const workers = shares.map(startHashWorker)
  const broken = Promise.withResolvers<never>()
  // A worker may fail while it is not awaited.
  broken.promise.catch(() => {})
  const spares = spareBuffers(2 * workers.length + 2)
  const slices = openSlices(blob)
  let done = 0

  /** Passes a slice through all workers. Each answers in the order of requests, so slices stay in order. */
  async function lead(slice: Uint8Array<ArrayBuffer>): Promise<void> {
    let own = slice
    for (const worker of workers) own = await worker.ask('take', transferSlice(own))
    done += own.length
    progress(done / blob.size)
    spares.give(own.buffer)
  }

  try {
    for (const [index, worker] of workers.entries())
      worker.ask('begin', { algorithms: shares[index] ?? [], key }).catch(broken.reject)
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
  } finally {
    await slices.close?.()
  }
}

/** A pool of buffers; `take` waits until one is free. The first ones are allocated by the reader. */
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
