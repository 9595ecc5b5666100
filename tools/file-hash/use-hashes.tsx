import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { type BatchRow, batchOf, isOpen, stateOf } from '#ui/batch.ts'
import { useRunner } from '#ui/runner.ts'
import type { Run } from '#ui/use-operation.ts'
import { useSteady } from '#ui/use-steady.ts'
import { bytesIn } from './file-facts.ts'
import { type FileHashes, hashesOfFiles } from './hashes-of-files.tsx'

/** What is wanted of every file. */
export interface HashSettings {
  /** Names, with commas between: a list would be another one at every drawing. */
  algorithms: string
  hmacKey: string | undefined
}

export type HashRow = BatchRow<FileHashes, true>

/** In milliseconds. Algorithms are ticked one by one, a key is typed. */
const quiet = 300

/** A folder of thousands is taken in by parts, so that nobody waits for the page. */
const mostAtOnce = 100

/** In milliseconds. What changes in between is drawn at once. */
const frame = 30

const nothing: readonly HashRow[] = []

/** Hashes files as they come, and what is missing of them when more is wanted. */
export function useHashes(settings: HashSettings | undefined) {
  const runner = useRunner()
  const steady = useSteady(settings)
  const latest = useRef<HashSettings>(undefined)
  latest.current = steady ?? latest.current

  const batch = useMemo(() => {
    const start = hashesOfFiles(runner)
    return batchOf<HashSettings, FileHashes, true>({
      look: async () => true,
      start: (rows, { algorithms, hmacKey }) => start(rows, algorithms.split(',') as HashAlgorithm[], hmacKey),
    })
  }, [runner])
  const subscribe = useCallback((callback: () => void) => batch.subscribe(seldom(callback)), [batch])
  const rows = useSyncExternalStore<readonly HashRow[]>(subscribe, batch.read, () => nothing)
  const add = useCallback(
    async (files: readonly File[]) => {
      for (let at = 0; at < files.length && latest.current; at += mostAtOnce) {
        batch.add(files.slice(at, at + mostAtOnce), latest.current)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [batch],
  )

  useEffect(() => {
    if (!steady) return
    batch.expire(steady)
    const timer = setTimeout(() => batch.apply(steady), quiet)
    return () => clearTimeout(timer)
  }, [batch, steady])

  useEffect(() => () => batch.cancel(), [batch])

  return { ...batch, rows, add, run: useRunOf(rows) }
}

/** Passes on the first call at once, and those that follow shortly after it as one. */
function seldom(callback: () => void): () => void {
  let [isQuiet, isCalled] = [true, false]
  const wait = () => {
    isQuiet = false
    setTimeout(() => {
      isQuiet = true
      if (!isCalled) return
      isCalled = false
      callback()
      wait()
    }, frame)
  }
  return () => {
    isCalled = !isQuiet
    if (!isQuiet) return
    callback()
    wait()
  }
}

/** All rows as one run, by their bytes: for the rule on top, the keys and the foot. */
function useRunOf(rows: readonly HashRow[]): Run<undefined> & { took: number | undefined } {
  const isRunning = stateOf(rows) === 'running'
  const times = useRef<{ since: number | undefined; took: number | undefined }>({ since: undefined, took: undefined })
  const { current } = times
  if (isRunning) current.since ??= performance.now()
  else if (current.since !== undefined) {
    times.current = { since: undefined, took: performance.now() - current.since }
  }
  const { took } = times.current
  if (!isRunning) return { state: 'idle', took: rows.some(({ state }) => state === 'done') ? took : undefined }
  return { state: 'running', share: shareOf(rows), since: current.since ?? 0, output: undefined, took }
}

/** Empty files count as one byte: they are files too. */
function shareOf(rows: readonly HashRow[]): number {
  let [all, done] = [0, 0]
  for (const row of rows) {
    const size = bytesIn(row.file) + 1
    all += size
    done += isOpen(row) ? row.share * size : size
  }
  return all === 0 ? 0 : done / all
}
