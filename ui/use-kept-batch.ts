import { useEffect } from 'react'
import { useAnnounce } from './announcer.tsx'
import { type BatchRow, stateOf } from './batch.ts'
import { useTool } from './tool.ts'
import { useHistory } from './use-history.tsx'
import type { Values } from './values.ts'

/** In milliseconds. Settings that stand this long were meant; those on the way to them were not. */
const settled = 1500

/** Says in a sentence what a batch has come to once all is done, and keeps it in the history: the settings, not the files. */
export function useKeptBatch(rows: readonly BatchRow[], values: Values, sentence: string): void {
  const { open } = useTool()
  const { add } = useHistory()
  const announce = useAnnounce()
  const done = rows.filter(({ state }) => state === 'done')
  const isDone = stateOf(rows) === 'done'
  // The same files with the same outputs are the same thing done.
  const key = isDone ? done.map(({ id, since }) => `${id}:${since}`).join() : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each result, whatever else is drawn again
  useEffect(() => {
    if (!key) return
    announce(sentence)
    const timer = setTimeout(() => {
      const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
      const input = done.map(({ file }) => file.name).join(', ')
      add({ operation: open, values: kept, input: input.slice(0, 200), output: sentence })
    }, settled)
    return () => clearTimeout(timer)
  }, [key])
}
