import type { Call } from '#kit/call.ts'
import { openSlices, startHashWorker } from '#lib/hashing/platform.ts'
import type { HashAlgorithm, Hashed } from './algorithms.ts'
import type { Order } from './platform-parts.ts'

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
  const ended = shares.map(() => Promise.withResolvers<Hashed[]>())
  const spares = spareBuffers(2 * workers.length + 2)
  let done = 0

  const post = (index: number, order: Order) => workers[index]?.post(order)
  for (const [index, worker] of workers.entries()) {
    worker.hear((report) => {
      if (report.report === 'failed') broken.reject(new Error(report.message))
      else if (report.report === 'hashes') {
        ended[index]?.resolve(report.hashes)
        post(index + 1, { order: 'end' })
      } else if (index + 1 < workers.length) post(index + 1, { order: 'take', slice: report.slice })
      else {
        done += report.slice.length
        progress(done / blob.size)
        spares.give(report.slice.buffer)
      }
    }, broken.reject)
    worker.post({ order: 'begin', algorithms: shares[index] ?? [], key })
  }

  try {
    const slices = openSlices(blob)
    for (;;) {
      const spare = await Promise.race([spares.take(), broken.promise])
      signal.throwIfAborted()
      const slice = await slices.next(spare)
      if (!slice) break
      post(0, { order: 'take', slice })
    }
    post(0, { order: 'end' })
    const hashes = await Promise.race([Promise.all(ended.map(({ promise }) => promise)), broken.promise])
    for (const worker of workers) worker.release()
    return hashes.flat()
  } catch (error) {
    for (const worker of workers) worker.stop()
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
