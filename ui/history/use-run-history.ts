import type { Description } from '#kit/description.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import type { Running } from '../run/use-operation.ts'
import { isHeld } from '../text/held-text.ts'
import { maxKeptLength } from '../text/long-text.ts'
import { useHistoryEntry } from './use-history-entry.ts'

/** Adds a run to the history when its result has lasted for a while, except that of a sample. */
export function useRunHistory(
  operation: Description,
  values: Values,
  run: Running<Record<string, unknown>> | undefined,
): void {
  const output = run?.state === 'done' ? run.output : undefined

  useHistoryEntry(output, () => {
    // Storing megabytes would be slow.
    if (!output || lengthOf(values) > maxKeptLength) return undefined
    const input = summaryOf(values, mainFieldOf(operation.input))
    return { operations: [operation], values, input, output: summaryOf(output, mainFieldOf(operation.output)) }
  })
}

const lengthOf = (values: Values): number =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : isHeld(value) ? value.size : 0),
    0,
  )

/** A one-line summary of a record: its main field, or the first with a text. */
function summaryOf(record: Values, main: string | undefined): string {
  const value = main ? record[main] : Object.values(record).find(saysSomething)
  if (value instanceof File) return value.name
  if (Array.isArray(value) && value[0] instanceof File) return value.map((file: File) => file.name).join(', ')
  if (isHeld(value)) return ''
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.slice(0, 200).replace(/\s+/g, ' ')
}

const saysSomething = (value: unknown): boolean =>
  value instanceof File || (typeof value === 'string' ? value.trim() !== '' : typeof value === 'number')
