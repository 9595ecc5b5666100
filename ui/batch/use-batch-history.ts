import { useEffect } from 'react'
import type { Values } from '#kit/values.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { useHistoryEntry } from '../history/use-history-entry.ts'
import { useTool } from '../tool/open-tool.tsx'
import { type BatchRow, stateOf } from './batch.ts'

/** When a batch is done, announces `sentence` and adds the batch to the history with its settings. */
export function useBatchHistory(rows: readonly BatchRow[], values: Values, sentence: string): void {
  // Whatever settings the rows run with.
  const operations = Object.values(useTool().operations)
  const announce = useAnnounce()
  const done = rows.filter(({ state }) => state === 'done')
  // The same files with the same outputs are the same result.
  const key = stateOf(rows) === 'done' ? done.map(({ id, since }) => `${id}:${since}`).join() : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
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
