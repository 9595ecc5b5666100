import { useEffect } from 'react'
import type { Values } from '#kit/values.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { useHistoryEntry } from '../history/use-history-entry.ts'
import { useTool } from '../tool/open-tool.tsx'
import { type BatchRow, stateOf } from './batch.ts'

/** Announces in a sentence what a batch has come to once all is done, and adds it to the history with the settings. */
export function useBatchHistory(rows: readonly BatchRow[], values: Values, sentence: string): void {
  // Whichever of them the rows are run with.
  const operations = Object.values(useTool().operations)
  const announce = useAnnounce()
  const done = rows.filter(({ state }) => state === 'done')
  // The same files with the same outputs are the same result.
  const key = stateOf(rows) === 'done' ? done.map(({ id, since }) => `${id}:${since}`).join() : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result, whatever else is drawn again
  useEffect(() => {
    if (key) announce(sentence)
  }, [key])

  const input = done
    .map(({ file }) => file.name)
    .join(', ')
    .slice(0, 200)
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const files = { files: done.map(({ file }) => file) }
  useHistoryEntry(key, () => ({ operations, values: set, files, input, output: sentence }))
}
