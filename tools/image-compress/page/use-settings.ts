import { issuesIn } from '#kit/check-schema.ts'
import type { InputOf } from '#kit/description.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import { useWorkbench } from '#ui/bench/workbench.tsx'
import type { Values } from '#ui/fields/values.ts'
import { useOperations } from '#ui/frame/tool.ts'
import type * as operations from '../operations.ts'

/** All options but the name of the result, which changes no pixel. */
export type ChosenSettings = Omit<InputOf<typeof operations.compress>, 'file' | 'fileName'>

export interface SettingsProps {
  /** The options that were touched. */
  chosen: Values
  problems: Record<string, Localized>
  /** How results are named. */
  pattern: string
  change: (changed: Values) => void
}

/** The options as they stand; without `settings` where some do not hold. */
export function useSettings(): SettingsProps & { settings: ChosenSettings | undefined } {
  const { compress } = useOperations<typeof operations>()
  const { values, change } = useWorkbench()
  const { file: _, fileName = '{name}', ...options } = values
  const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const issues = issuesIn(optionsIn(compress.input), chosen)
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
