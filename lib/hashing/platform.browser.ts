import { type SliceReader, sliceAfterSlice, unreadable } from '../read-slices.ts'
import { watchLife } from '../worker-life.browser.ts'
import type { HashAlgorithm } from './algorithms.ts'
import type { Costs, Hasher, HashWorker } from './platform-parts.ts'

/** A browser's own hashes take a whole file at once, in memory. */
export const nativeHasher: (algorithm: HashAlgorithm, key?: Uint8Array) => Hasher | undefined = () => undefined

/** WebAssembly, as Chromium ran it. */
export const costs: Costs = {
  MD5: 1.5,
  'SHA-1': 1.4,
  'SHA-256': 2.4,
  'SHA-384': 1.6,
  'SHA-512': 1.6,
  'SHA3-256': 2.6,
  'SHA3-512': 4.5,
  CRC32: 0.6,
  BLAKE3: 1.7,
  XXH3: 0.2,
  SM3: 5,
}

/**
 * How many workers may share a file. One processor stays with the page, but of two both are taken: the page has little to
 * do meanwhile, and two workers take half the time of one.
 */
export const mostHashWorkers = (): number =>
  Math.min(7, navigator.hardwareConcurrency, Math.max(2, navigator.hardwareConcurrency - 1))

/** In bytes. Shorter files are done before a worker has begun. */
export const worthSpreading = 16 * 2 ** 20

const idle: HashWorker[] = []

/** Starts a worker, or takes one that is idle. They go with the worker that started them. */
export function startHashWorker(): HashWorker {
  return idle.pop() ?? newHashWorker()
}

function newHashWorker(): HashWorker {
  const worker = new Worker(new URL('./hash-worker.browser.ts', import.meta.url), { type: 'module' })
  watchLife(worker)
  let onBreak = (_error: Error): void => {}
  worker.addEventListener('error', ({ message }) => onBreak(new Error(`The worker broke: ${message}`)))
  worker.addEventListener('messageerror', () => onBreak(new Error('A report could not be read')))
  const own: HashWorker = {
    post: (order) => worker.postMessage(order, order.order === 'take' ? [order.slice.buffer] : []),
    hear(onReport, callback) {
      worker.onmessage = ({ data }) => 'report' in data && onReport(data)
      onBreak = callback
    },
    release() {
      idle.push(own)
      // Whoever took it next would wait for ever.
      onBreak = () => idle.includes(own) && idle.splice(idle.indexOf(own), 1)
    },
    stop: () => worker.terminate(),
  }
  return own
}

/** In bytes. As much as Chromium reads ahead. */
const sliceSize = 2 * 2 ** 20

/**
 * Reads a file as a stream into buffers that are used again, half as long again as fast as slice by slice. What is no
 * longer than a slice is read at once.
 */
export function openSlices(blob: Blob): SliceReader {
  const reader = blob.size > sliceSize ? readerOf(blob) : undefined
  // Not every browser fills a buffer that it is given.
  if (!reader) return sliceAfterSlice(blob)
  let left = blob.size
  return {
    async next(spare = new ArrayBuffer(sliceSize)) {
      if (left === 0) return undefined
      reading.add(reader)
      try {
        const slice = await filled(reader, spare, Math.min(sliceSize, left))
        left -= slice.length
        return slice
      } catch (error) {
        throw unreadable(error)
      } finally {
        reading.delete(reader)
      }
    },
  }
}

/** Of a reader that nothing else holds, Chromium sweeps away what it is reading, and whoever waits for it, waits for ever. */
const reading = new Set<ReadableStreamBYOBReader>()

function readerOf(blob: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return blob.stream().getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

/**
 * Fills a buffer with so many bytes of a stream, no more than it still has: Chromium may wait for ever for the end of one.
 * Reading moves the buffer, so it comes back as another.
 */
async function filled(
  reader: ReadableStreamBYOBReader,
  buffer: ArrayBuffer,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let held = buffer
  for (let length = 0; length < size; ) {
    const { value, done } = await reader.read(new Uint8Array(held, length, size - length), { min: size - length })
    if (!value || done) throw new Error('The file became shorter')
    held = value.buffer
    length += value.length
  }
  return new Uint8Array(held, 0, size)
}
