import { useEffect, useRef, useState } from 'react'
import type { LargeFile } from './app-files.ts'
import { askWorker } from './ask-worker.ts'
import { sizeOfCaches, tellCachesChanged } from './kept-caches.ts'

/** How far the site's files are on this device. */
export type OfflineFiles =
  /** Nothing is known yet; or the browser keeps no files, or not yet. */
  | { state: 'unknown' | 'none' }
  | { state: 'some' | 'fetching' | 'failed'; missing: readonly LargeFile[] }
  /** In bytes, as they are stored. */
  | { state: 'all'; size: number }

/** Looks at what is kept for working without the server, and fetches the rest when told to. */
export function useOfflineFiles() {
  const [kept, setKept] = useState<OfflineFiles>({ state: 'unknown' })
  const fetching = useRef<AbortController>(undefined)

  useEffect(() => {
    const look = () => void lookAt('some').then(setKept)
    look()
    addEventListener('cacheschange', look)
    return () => {
      removeEventListener('cacheschange', look)
      fetching.current?.abort()
    }
  }, [])

  /** Fetches every file that is missing, one after the other; the worker keeps them as they pass. */
  async function fetchAll(missing: readonly LargeFile[]): Promise<void> {
    const controller = new AbortController()
    fetching.current = controller
    try {
      for (const [index, { path }] of missing.entries()) {
        setKept({ state: 'fetching', missing: missing.slice(index) })
        const response = await fetch(path, { signal: controller.signal })
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        await response.arrayBuffer()
      }
      tellCachesChanged()
    } catch {
      if (controller.signal.aborted) tellCachesChanged()
      else setKept(await lookAt('failed'))
    }
  }

  return { kept, fetchAll, cancel: () => fetching.current?.abort() }
}

/** Asks the worker what is missing. `state` is what is said where something is. */
async function lookAt(state: 'some' | 'failed'): Promise<OfflineFiles> {
  const missing = await askWorker({ ask: 'missing' })
  if (!missing) return { state: 'none' }
  return missing.length > 0 ? { state, missing } : { state: 'all', size: (await sizeOfCaches()).bytes }
}
