import { useEffect } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { isSecret } from '../fields/is-secret.ts'
import type { Values } from '../fields/values.ts'
import { useTool } from '../frame/tool.ts'
import { useHistory } from '../history/use-history.tsx'
import { type BatchRow, stateOf } from './batch.ts'

/** In milliseconds. Settings that stand this long were meant; those on the way to them were not. */
const settled = 1500

/**
 * Says in a sentence what a batch has come to once all is done, and keeps it in the history: the settings, without files
 * and secrets.
 */
export function useKeptBatch(rows: readonly BatchRow[], values: Values, sentence: string): void {
  const { open, operations } = useTool()
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
      // Whichever operation the rows are run with.
      const fields = Object.values(operations).flatMap((each) => fieldsOf(each.input))
      const secrets = fields.flatMap(([name, field]) => (isSecret(field) ? [name] : []))
      const fits = ([name, value]: [string, unknown]) =>
        value !== undefined && !(value instanceof Blob) && !secrets.includes(name)
      const kept = Object.fromEntries(Object.entries(values).filter(fits))
      const input = done.map(({ file }) => file.name).join(', ')
      add({ operation: open, values: kept, input: input.slice(0, 200), output: sentence })
    }, settled)
    return () => clearTimeout(timer)
  }, [key])
}
