import { createHash, createHmac, getHashes, type Hash, type Hmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { DiskFile } from '../disk-file.node.ts'
import { type SliceReader, sliceAfterSlice, unreadable } from '../read-slices.ts'
import type { HashAlgorithm } from './algorithms.ts'
import type { Costs, Hasher, HashWorker } from './platform-parts.ts'

const names: Partial<Record<HashAlgorithm, string>> = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA3-256': 'sha3-256',
  'SHA3-512': 'sha3-512',
  SM3: 'sm3',
}
const known = new Set(getHashes())

/** OpenSSL's, which use what the processor has for them, and zlib's checksum. */
export function nativeHasher(algorithm: HashAlgorithm, key?: Uint8Array): Hasher | undefined {
  if (algorithm === 'CRC32' && !key) return checksum()
  const name = names[algorithm]
  if (!name || !known.has(name)) return undefined
  let hash: Hash | Hmac
  const hasher: Hasher = {
    init() {
      hash = key ? createHmac(name, key) : createHash(name)
      return hasher
    },
    update(bytes) {
      hash.update(bytes)
      return hasher
    },
    digest: () => hash.digest('hex'),
  }
  return hasher
}

function checksum(): Hasher {
  let value = 0
  const hasher: Hasher = {
    init() {
      value = 0
      return hasher
    },
    update(bytes) {
      value = crc32(bytes, value)
      return hasher
    },
    digest: () => value.toString(16).padStart(8, '0'),
  }
  return hasher
}

/** OpenSSL on a processor with SHA extensions; BLAKE3 and XXH3 as WebAssembly. */
export const costs: Costs = {
  MD5: 1.7,
  'SHA-1': 0.8,
  'SHA-256': 0.8,
  'SHA-384': 1.4,
  'SHA-512': 1.4,
  'SHA3-256': 2.4,
  'SHA3-512': 4.1,
  CRC32: 0.5,
  BLAKE3: 1.7,
  XXH3: 0.2,
  SM3: 6,
}

export const mostHashWorkers = (): number => Math.min(7, availableParallelism())

/** In bytes. What a server takes is shorter: it hashes many files at once, but each in one thread. */
export const worthSpreading = 48 * 2 ** 20

/** Starts a thread; it ends when it is released. */
export function startHashWorker(): HashWorker {
  const worker = new Worker(new URL('./hash-worker.node.ts', import.meta.url))
  const stop = () => void worker.terminate()
  return {
    post: (order) => worker.postMessage(order, order.order === 'take' ? [order.slice.buffer] : []),
    hear: (onReport, onBreak) =>
      worker
        .removeAllListeners()
        .on('message', onReport)
        .on('error', onBreak)
        .on('messageerror', onBreak)
        .on('exit', () => onBreak(new Error('The worker ended'))),
    release: stop,
    stop,
  }
}

/** In bytes. Smaller slices cost a third more time, larger ones only memory. */
const sliceSize = 4 * 2 ** 20

/** Reads a file slice by slice, the next one while the last is worked on, in few buffers that go round. */
export function openSlices(blob: Blob): SliceReader {
  if (!(blob instanceof DiskFile)) return sliceAfterSlice(blob)
  let at = 0
  let ahead = read(new ArrayBuffer(sliceSize))

  function read(buffer: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> | undefined {
    const slice = new Uint8Array(buffer, 0, Math.min(sliceSize, blob.size - at))
    if (slice.length === 0) return undefined
    const reading = (blob as DiskFile).readInto(slice, at).then(() => slice)
    at += slice.length
    // Whoever waits for the slice hears of it; after a cancel nobody does.
    reading.catch(() => {})
    return reading
  }
  return {
    async next(spare = new ArrayBuffer(sliceSize)) {
      const slice = await ahead?.catch((error) => {
        throw unreadable(error)
      })
      ahead = slice && read(spare)
      return slice
    },
  }
}
