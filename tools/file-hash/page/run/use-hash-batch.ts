import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { type BatchRow, batchOf, isOpen, stateOf } from '#ui/batch/batch.ts'
import { useOperations } from '#ui/frame/tool.ts'
import { useRunner } from '#ui/run/runner.ts'
import type { Run } from '#ui/run/use-operation.ts'
import { useSteady } from '#ui/run/use-steady.ts'
import { useIsHere } from '#ui/transfer/use-is-here.ts'
import { bytesIn } from '../../files/file-facts.ts'
import type * as operations from '../../operations.ts'
import { type FileHashes, hashesOfFiles } from './file-hasher.ts'

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
  const { hash } = useOperations<typeof operations>()
  const steady = useSteady(settings)
  const latest = useRef<HashSettings>(undefined)
  latest.current = steady ?? latest.current

  const batch = useMemo(() => {
    const start = hashesOfFiles(runner, hash)
    return batchOf<HashSettings, FileHashes, true>({
      look: async () => true,
      start: (rows, { algorithms, hmacKey }) => start(rows, algorithms.split(',') as HashAlgorithm[], hmacKey),
    })
  }, [runner, hash])
  const subscribe = useCallback((callback: () => void) => batch.subscribe(seldom(callback)), [batch])
  const rows = useSyncExternalStore<readonly HashRow[]>(subscribe, batch.read, () => nothing)
  const isHere = useIsHere()
  const add = useCallback(
    async (files: readonly File[]) => {
      for (let at = 0; isHere.current && at < files.length && latest.current; at += mostAtOnce) {
        batch.add(files.slice(at, at + mostAtOnce), latest.current)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [batch, isHere],
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

/** All rows as one run, and what there is to say of it. */
export type HashesRun = Run<undefined> & {
  /** How long the last one took, in milliseconds; undefined of one that was stopped. */
  took: number | undefined
  /** What this one has read, and has still to read, in bytes. */
  bytes: number
  left: number
}

/** All rows as one run, by their bytes: for the rule on top, the keys and the foot. */
function useRunOf(rows: readonly HashRow[]): HashesRun {
  const isRunning = stateOf(rows) === 'running'
  const times = useRef<{ since?: number; before: number; took?: number | undefined }>({ before: 0 })
  const { current } = times
  const { all, done } = bytesOf(rows)
  if (!isRunning && current.since !== undefined) {
    const isWhole = !rows.some(({ state }) => state === 'cancelled')
    times.current = { before: 0, took: isWhole ? performance.now() - current.since : undefined }
  } else if (isRunning && current.since === undefined) {
    times.current = { ...current, since: performance.now(), before: done }
  }
  const { since = 0, before, took } = times.current
  if (!isRunning) return { state: 'idle', took, bytes: 0, left: 0 }
  // A file that was taken out takes what was read of it along.
  const [bytes, left] = [Math.max(0, done - before), all - done]
  return { state: 'running', share: all === 0 ? 0 : done / all, since, output: undefined, took, bytes, left }
}

/** Empty files count as one byte: they are files too. */
function bytesOf(rows: readonly HashRow[]): { all: number; done: number } {
  let [all, done] = [0, 0]
  for (const row of rows) {
    const size = bytesIn(row.file) + 1
    all += size
    done += isOpen(row) ? row.share * size : size
  }
  return { all, done }
}
