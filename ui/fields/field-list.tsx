import type { JsonSchema } from '#kit/json-schema.ts'
import { useTool } from '../frame/tool.ts'
import type { Faults } from './faults-at.ts'
import { Field } from './field.tsx'
import type { Values } from './values.ts'

/** Fields to draw, and what stands in them. */
export interface FieldListProps {
  fields: [name: string, schema: JsonSchema][]
  values: Values
  faults: Faults
  onChange: (changed: Values) => void
}

/** Fields of the open tool, one below the other, in its own words. */
export function FieldList({ fields, values, faults, onChange }: FieldListProps) {
  const labels = useTool().texts.input
  return fields.map(([name, schema]) => (
    <Field
      key={name}
      schema={schema}
      text={labels[name] ?? { label: name, help: '' }}
      value={values[name]}
      fault={faults[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ))
}
