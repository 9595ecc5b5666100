import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reportBug } from '#core/report-bug.ts'
import { onHistoryChange } from '#ui/device/history.ts'
import type { KeptPiece } from '#ui/device/kept/kept-kind.ts'
import { kinds } from '../kinds/kinds.ts'

/** The stored data of each kind, by the kind's id. */
export type KeptPieces = ReadonlyMap<string, readonly KeptPiece[]>

/**
 * Reads the stored data, again whenever it may have changed; undefined until it has been read. When `readAgain`
 * resolves, the new state is rendered.
 */
export function useKept(): { kept: KeptPieces | undefined; readAgain: () => Promise<void> } {
  const [kept, setKept] = useState<KeptPieces>()

  const newest = useRef<Promise<void>>(undefined)
  const readAgain = useCallback(() => {
    const reading: Promise<void> = readAll().then(async (read) => {
      // A later read has newer data: wait for it.
      if (newest.current === reading) flushSync(() => setKept(read))
      else await newest.current
    })
    newest.current = reading
    return reading
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Several records often change at once.
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void readAgain(), 100)
    }
    void readAgain()
    for (const event of changes) addEventListener(event, soon)
    document.addEventListener('visibilitychange', soon)
    // The page left before may store a run after this read.
    const end = onHistoryChange(undefined, soon)
    return () => {
      clearTimeout(timer)
      for (const event of changes) removeEventListener(event, soon)
      document.removeEventListener('visibilitychange', soon)
      end()
    }
  }, [readAgain])

  return { kept, readAgain }
}

const changes = ['storage', 'themechange', 'cacheschange']

async function readAll(): Promise<KeptPieces> {
  return new Map(await Promise.all(kinds.map(async (kind) => [kind.id, await readOrNothing(kind)] as const)))
}

async function readOrNothing({ id, read }: (typeof kinds)[number]): Promise<readonly KeptPiece[]> {
  try {
    return await read()
  } catch (error) {
    // One unreadable kind must not hide the others.
    reportBug(error, `settings/${id}`)
    return []
  }
}
