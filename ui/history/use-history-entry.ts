import { useEffect } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { isSecret } from '../tool/is-secret.ts'
import { useTool } from '../tool/open-tool.tsx'
import { useHistory } from './use-history.tsx'

/** In milliseconds. Results that last this long are stored; intermediate ones are not. */
const debounce = 1500

interface HistoryResult {
  /** The operations of the values' fields, whose schemas say which are secret. */
  operations: readonly Description[]
  values: Values
  /** Files that are not among the values: those of a batch, by the name of the field. */
  files?: Values
  /** The input and the result, in one line each. */
  input: string
  output: string
}

/**
 * Adds a result to the history when it has lasted for a while. Secrets are left out, and files are kept by the open
 * page only. There is one entry for each `key`, none for undefined; `describe` is called when it is due, and returns
 * undefined for none.
 */
export function useHistoryEntry(key: unknown, describe: () => HistoryResult | undefined): void {
  const { open } = useTool()
  const { add } = useHistory()

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each result, whatever else is drawn again
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => {
      const result = describe()
      if (!result) return
      const { operations, values, files, input, output } = result
      const fields = operations.flatMap((operation) => fieldsOf(operation.input))
      const secrets = fields.flatMap(([name, field]) => (isSecret(field) ? [name] : []))
      const isKept = ([name, value]: [string, unknown]) => !holdsFile(value) && !secrets.includes(name)
      const kept = Object.fromEntries(Object.entries(values).filter(isKept))
      const inFields = Object.entries(values).filter(([, value]) => holdsFile(value))
      const worked = files ?? (inFields.length > 0 ? Object.fromEntries(inFields) : undefined)
      void add({ operation: open, values: kept, input, output }, worked)
    }, debounce)
    return () => clearTimeout(timer)
  }, [key])
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob))
