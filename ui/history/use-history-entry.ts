import { useEffect } from 'react'
import type { Description } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { isSecret } from '../tool/is-secret.ts'
import { useTool } from '../tool/open-tool.tsx'
import { useHistory } from './use-history.tsx'

/** In milliseconds. A result that stands this long was meant; those on the way to it were not. */
const debounce = 1500

interface HistoryResult {
  /** The operations whose fields the values are: they tell which are secret. */
  operations: readonly Description[]
  values: Values
  /** What the values do not hold: the files of a batch, by the field they are brought by. */
  files?: Values
  /** What was worked on, and what came of it, in a line each. */
  input: string
  output: string
}

/**
 * Adds a result to the history once it has stood for a while. Secrets are left out, and files are held by the open page
 * alone. There is one entry for each `key`, none for undefined; `describe` is asked when it is due, and gives nothing
 * where none is worth keeping.
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
