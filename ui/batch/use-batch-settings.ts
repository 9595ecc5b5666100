import { issuesIn } from '#kit/check-schema.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { Values } from '#kit/values.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import type { BatchRow } from './batch.ts'

export interface BatchSettings {
  /** Whether the options are those of one row, or of all. */
  of: number | 'all'
  /** The options that were changed. */
  chosen: Values
  problems: Record<string, Localized>
  /** The pattern of the results' names, which does not change the results. */
  pattern: string
  change: (changed: Values) => void
  /** Resets every option. */
  reset: () => void
}

/**
 * The options of an operation that takes one `file` and names its result, by default with the pattern
 * `usualName`; `settings` are undefined if some are invalid.
 */
export function useBatchSettings(
  schema: JsonSchema,
  usualName = '{name}',
): BatchSettings & { settings: Values | undefined } {
  const { values, change, resetOptions: reset } = useWorkbench()
  const { file: _, fileName = usualName, ...options } = values
  const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const problems = problemsIn(schema, chosen)
  return {
    of: 'all',
    chosen,
    settings: Object.keys(problems).length === 0 ? chosen : undefined,
    problems,
    pattern: String(fileName),
    change,
    reset,
  }
}

/** The options of one row: its own over those of all, and a reset to the latter. */
export function ownSettings(
  schema: JsonSchema,
  all: BatchSettings,
  { id, own }: Pick<BatchRow, 'id' | 'own'>,
  customize: (own: Values | undefined) => void,
): BatchSettings {
  const chosen = Object.fromEntries(
    Object.entries({ ...all.chosen, ...own }).filter(([, value]) => value !== undefined),
  )
  return {
    of: id,
    chosen,
    problems: problemsIn(schema, chosen),
    pattern: all.pattern,
    // Results are named on download, all by one pattern.
    change: ({ fileName, ...changed }) => {
      if (fileName !== undefined) all.change({ fileName })
      if (Object.keys(changed).length) customize({ ...own, ...changed })
    },
    reset: () => customize(undefined),
  }
}

/** The issues of changed options, by name. */
export const problemsIn = (schema: JsonSchema, chosen: Values): Record<string, Localized> =>
  Object.fromEntries(issuesIn(optionsIn(schema), chosen).map(({ field, message }) => [field, message]))

function optionsIn(schema: JsonSchema): JsonSchema {
  const options = fieldsOf(schema).filter(([name]) => name !== 'file' && name !== 'fileName')
  return { ...schema, properties: Object.fromEntries(options), required: [] }
}
