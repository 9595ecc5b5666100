import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import { useStableValue } from '../run/use-stable-value.ts'
import { useWorkbench } from '../tool/workbench.tsx'

/**
 * Returns the values of an operation's fields. All operations of a tool share one set: a text typed for one is there for
 * the next.
 */
export function useValues(schema: JsonSchema) {
  const { values: all, change } = useWorkbench()
  const fields = fieldsOf(schema)
  const names = fields.map(([name]) => name)
  const values = useStableValue(Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]]] : []))))
  const required = schema.required ?? []
  return {
    values,
    /** Whether every required field has a value: an empty text is none. */
    isComplete: fields.every(([name, field]) => {
      if (!required.includes(name)) return true
      const value = values[name]
      return value !== undefined && !(value === '' && isMaterial(field))
    }),
    change,
  }
}
