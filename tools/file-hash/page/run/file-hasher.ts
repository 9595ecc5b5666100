import type { Callable } from '#kit/description.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import type { Runner } from '#ui/run/runner.ts'
import { cachedSizeOf } from '../../files/file-size.ts'
import type { FileHash } from '../../hash-value/typed-hash.ts'
import type * as operations from '../../operations.ts'

/** The hashes of a file. */
export interface FileHashes {
  hashes: (FileHash & { milliseconds: number })[]
  /** The duration of the last reading. */
  milliseconds: number
}

/** A file to hash. */
interface HashJob {
  file: File
  signal: AbortSignal
  progress: (share: number) => void
}

/** Files that are hashed in one run, with the same algorithms. */
interface Group {
  files: HashJob[]
  missing: HashAlgorithm[]
  bytes: number
}

/** In bytes. A file of this size or more uses several workers, so no other runs beside it. */
const large = 16 * 2 ** 20

/** In bytes. Files up to this size share a run, since messages would take longer than hashing. */
const small = 256 * 2 ** 10
const maxInGroup = { files: 64, bytes: 8 * 2 ** 20 }

/** Hashes files through a runner, and caches hashes by file, so that adding an algorithm doesn't repeat the others. */
export function createFileHasher(runner: Runner, hash: Callable<typeof operations.hash>) {
  const cache = new WeakMap<File, Map<string, FileHashes['hashes'][number]>>()
  const durations = new WeakMap<File, number>()
  const hashesOf = (file: File) => {
    const hashes = cache.get(file) ?? new Map()
    cache.set(file, hashes)
    return hashes
  }

  return (rows: readonly HashJob[], algorithms: readonly HashAlgorithm[], hmacKey: string | undefined) => {
    const keyOf = (algorithm: HashAlgorithm) => `${algorithm} ${hmacKey ?? ''}`
    const missingOf = (file: File) => algorithms.filter((algorithm) => !hashesOf(file).has(keyOf(algorithm)))
    const resultOf = (file: File): FileHashes => ({
      hashes: algorithms.flatMap((algorithm) => hashesOf(file).get(keyOf(algorithm)) ?? []),
      milliseconds: durations.get(file) ?? 0,
    })

    const groups = groupsOf(rows, missingOf)
    const startTimes = groups.map(() => 0)
    const runs = runner.spread(
      'file-hash',
      hash,
      groups.map(({ files, missing, bytes }, index) => ({
        input: { files: files.map(({ file }) => file), algorithms: missing, ...(hmacKey && { hmacKey }) },
        isAlone: bytes >= large && files.length === 1,
        call: {
          signal: abortedWhenAll(files.map(({ signal }) => signal)),
          progress(share) {
            startTimes[index] ||= performance.now()
            // Runs of several small files only report their start.
            if (share === 0 || files.length === 1) for (const { progress } of files) progress(share)
          },
        },
      })),
    )
    const results = new Map<HashJob, Promise<FileHashes>>()
    for (const [index, { files, missing }] of groups.entries()) {
      for (const [at, job] of files.entries()) {
        const done = async () => {
          const result = (await runs[index]?.catch(ignoreRunFailure))?.results[at]
          if (!result || result.error) throw new ToolError(result?.error ?? 'failed', paramsOf(job.file, missing))
          for (const one of result.hashes) hashesOf(job.file).set(keyOf(one.algorithm), one)
          durations.set(job.file, performance.now() - (startTimes[index] ?? 0))
          return resultOf(job.file)
        }
        results.set(job, done())
      }
    }
    return rows.map((job) => results.get(job) ?? Promise.resolve(resultOf(job.file)))
  }
}

/** Groups consecutive small files. Files without missing hashes are left out. */
function groupsOf(rows: readonly HashJob[], missingOf: (file: File) => HashAlgorithm[]): Group[] {
  const groups: Group[] = []
  for (const job of rows) {
    const missing = missingOf(job.file)
    const size = cachedSizeOf(job.file)
    const last = groups.at(-1)
    if (missing.length === 0) continue
    const joins =
      last?.missing.join() === missing.join() &&
      size <= small &&
      last.files.every(({ file }) => cachedSizeOf(file) <= small) &&
      last.files.length < maxInGroup.files &&
      last.bytes + size <= maxInGroup.bytes
    if (!joins) groups.push({ files: [job], missing, bytes: size })
    else {
      last.files.push(job)
      last.bytes += size
    }
  }
  return groups
}

const paramsOf = ({ name }: File, algorithms: readonly HashAlgorithm[]) => ({ algorithm: algorithms.join(', '), name })

/** Ignores the failure of a run as a whole, since each of its files reports its own. */
function ignoreRunFailure(error: unknown): undefined {
  if (!(error instanceof ToolError) || error.code !== 'failed') throw error
}

/** Aborts once all signals have: a run goes on as long as one of its files isn't cancelled. */
function abortedWhenAll(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const check = () => signals.every(({ aborted }) => aborted) && controller.abort()
  for (const signal of signals) signal.addEventListener('abort', check, { once: true })
  check()
  return controller.signal
}
