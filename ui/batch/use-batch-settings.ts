import { issuesIn } from '#kit/check-schema.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import { useWorkbench } from '../bench/workbench.tsx'
import type { Values } from '../fields/values.ts'

export interface BatchSettings {
  /** The options that were touched. */
  chosen: Values
  problems: Record<string, Localized>
  /** How results are named, which changes none of them. */
  pattern: string
  change: (changed: Values) => void
}

/** The options of an operation that takes one `file` and names its result; `settings` are missing where some do not hold. */
export function useBatchSettings(schema: JsonSchema): BatchSettings & { settings: Values | undefined } {
  const { values, change } = useWorkbench()
  const { file: _, fileName = '{name}', ...options } = values
  const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const issues = issuesIn(optionsIn(schema), chosen)
  return {
    chosen,
    settings: issues.length === 0 ? chosen : undefined,
    problems: Object.fromEntries(issues.map(({ field, message }) => [field, message])),
    pattern: String(fileName),
    change,
  }
}

function optionsIn(schema: JsonSchema): JsonSchema {
  const options = fieldsOf(schema).filter(([name]) => name !== 'file' && name !== 'fileName')
  return { ...schema, properties: Object.fromEntries(options), required: [] }
}
