import type { JsonSchema } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { useToolTexts } from '../tool/tool-texts.ts'
import { Field } from './field.tsx'
import type { Issues } from './issues-at.ts'

/** Fields to draw, and what stands in them. */
export interface FieldListProps {
  fields: [name: string, schema: JsonSchema][]
  values: Values
  issues: Issues
  onChange: (changed: Values) => void
}

/** Fields of the open tool, one below the other, in its own words. */
export function FieldList({ fields, values, issues, onChange }: FieldListProps) {
  const labels = useToolTexts().input
  return fields.map(([name, schema]) => (
    <Field
      key={name}
      schema={schema}
      text={labels[name] ?? { label: name, help: '' }}
      value={values[name]}
      issue={issues[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ))
}
