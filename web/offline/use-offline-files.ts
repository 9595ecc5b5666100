import { useEffect, useRef, useState } from 'react'
import type { LargeFile } from './app-files.ts'
import { askWorker } from './ask-worker.ts'
import { sizeOfCaches } from './kept-caches.ts'

/** How far the site's files are on this device. */
export type OfflineFiles =
  /** Nothing is known yet; the browser keeps no files, or not yet; or what there is. */
  | { state: 'unknown' | 'none' }
  | { state: 'ready' | 'fetching' | 'failed'; files: number; bytes: number; missing: LargeFile[] }

/** Looks at what is kept for working without the server, and fetches the rest when told to. */
export function useOfflineFiles() {
  const [kept, setKept] = useState<OfflineFiles>({ state: 'unknown' })
  const fetching = useRef<AbortController>(undefined)

  async function look(state: 'ready' | 'fetching' | 'failed'): Promise<void> {
    const missing = await askWorker({ ask: 'missing' })
    setKept(missing ? { state, ...(await sizeOfCaches()), missing } : { state: 'none' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes up
  useEffect(() => {
    void look('ready')
    return () => fetching.current?.abort()
  }, [])

  /** Fetches every file that is missing, one after the other; the worker keeps them as they pass. */
  async function fetchAll(missing: readonly LargeFile[]): Promise<void> {
    const controller = new AbortController()
    fetching.current = controller
    try {
      for (const [index, { path }] of missing.entries()) {
        const response = await fetch(path, { signal: controller.signal })
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        await response.arrayBuffer()
        const rest = missing.slice(index + 1)
        setKept((now) => ('missing' in now ? { ...now, state: 'fetching', missing: rest } : now))
      }
      await look('ready')
    } catch {
      await look(controller.signal.aborted ? 'ready' : 'failed')
    }
  }

  return { kept, fetchAll, cancel: () => fetching.current?.abort() }
}
