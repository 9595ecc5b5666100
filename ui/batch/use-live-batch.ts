import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useStableValue } from '../run/use-stable-value.ts'
import { useIsMounted } from '../transfer/use-is-mounted.ts'
import type { Batch, BatchRow } from './batch.ts'

/** In milliseconds without a change: a slider is dragged, a number is typed, boxes are ticked one by one. */
const debounce = 300

/** A folder of thousands of files is added in batches, so that the page stays responsive. */
const maxAtOnce = 100

/** In milliseconds. Changes in between are rendered together. */
const frame = 30

const noRows: readonly never[] = []

/**
 * Runs a batch on a page: files are processed as they are added, and again when the settings change. Invalid settings
 * are undefined, and change nothing. Unmounting cancels all.
 */
export function useLiveBatch<Settings extends object, Output, About>(
  batch: Batch<Settings, Output, About>,
  settings: Settings | undefined,
) {
  const steady = useStableValue(settings)
  const latest = useRef<Settings>(undefined)
  latest.current = steady ?? latest.current

  const subscribe = useCallback((callback: () => void) => batch.subscribe(throttle(callback, frame)), [batch])
  const rows = useSyncExternalStore<readonly BatchRow<Output, About>[]>(subscribe, batch.read, () => noRows)
  const isMounted = useIsMounted()
  const add = useCallback(
    async (files: readonly File[]) => {
      for (let at = 0; isMounted.current && at < files.length && latest.current; at += maxAtOnce) {
        batch.add(files.slice(at, at + maxAtOnce), latest.current)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [batch, isMounted],
  )

  useEffect(() => {
    if (!steady) return
    batch.expire(steady)
    const timer = setTimeout(() => batch.apply(steady), debounce)
    return () => clearTimeout(timer)
  }, [batch, steady])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const customize = useCallback(
    (id: number, own: Record<string, unknown> | undefined) => {
      batch.customize(id, own)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current && batch.apply(latest.current), debounce)
    },
    [batch],
  )

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      batch.cancel()
    },
    [batch],
  )

  return { ...batch, rows, add, customize }
}

/** Throttles: passes on the first call at once, and those that follow within some milliseconds as one. */
function throttle(callback: () => void, milliseconds: number): () => void {
  let [isWaiting, isCalled] = [false, false]
  const wait = () => {
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (!isCalled) return
      isCalled = false
      callback()
      wait()
    }, milliseconds)
  }
  return () => {
    isCalled = isWaiting
    if (isWaiting) return
    callback()
    wait()
  }
}
