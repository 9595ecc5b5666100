import type { HashAlgorithm, TimedHash } from './algorithms.ts'
import { createHasher } from './create-hasher.ts'
import type { Hasher } from './hasher.ts'

/** Hashers of several algorithms for the same bytes. */
export interface OpenHashers {
  update(bytes: Uint8Array): void
  /** Returns all hashes. */
  digest(): TimedHash[]
}

/** Opens a hasher for each algorithm and measures the time of each. With a key they make HMACs. */
export async function openHashers(algorithms: readonly HashAlgorithm[], key?: Uint8Array): Promise<OpenHashers> {
  const open = await Promise.all(
    algorithms.map(async (algorithm) => ({ algorithm, hasher: await take(algorithm, key), milliseconds: 0 })),
  )
  return {
    update(bytes) {
      for (const one of open) timed(one, () => one.hasher.update(bytes))
    },
    digest: () =>
      open.map((one) => {
        const hash = timed(one, () => one.hasher.digest())
        if (!key) idle.set(one.algorithm, [...(idle.get(one.algorithm) ?? []), one.hasher])
        return { algorithm: one.algorithm, hash, milliseconds: one.milliseconds }
      }),
  }
}

/** Finished hashers for reuse: a reset is cheaper than a new one, which matters for a folder of small files. */
const idle = new Map<HashAlgorithm, Hasher[]>()

async function take(algorithm: HashAlgorithm, key: Uint8Array | undefined): Promise<Hasher> {
  const idleHasher = key ? undefined : idle.get(algorithm)?.pop()
  return idleHasher?.init() ?? createHasher(algorithm, key)
}

function timed<Answer>(one: { milliseconds: number }, work: () => Answer): Answer {
  const start = performance.now()
  const answer = work()
  one.milliseconds += performance.now() - start
  return answer
}
