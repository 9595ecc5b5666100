import type { JsonSchema } from '#kit/json-schema.ts'
import type { Faults } from './faults-at.ts'
import { Field } from './field.tsx'
import { useTexts } from './language.ts'
import { Rail } from './rail.tsx'
import { useTool } from './tool.ts'
import type { Values } from './values.ts'

/** Fields to draw, and what stands in them. */
export interface FieldsProps {
  fields: [name: string, schema: JsonSchema][]
  values: Values
  faults: Faults
  onChange: (changed: Values) => void
}

/** The options beside the panes; they are remembered on this device. */
export function OptionsRail({ fields, values, faults, onChange }: FieldsProps) {
  const labels = useTexts(useTool().texts).input
  return (
    <Rail>
      {fields.map(([name, schema]) => (
        <Field
          key={name}
          name={name}
          schema={schema}
          text={labels[name] ?? { label: name, help: '' }}
          value={values[name]}
          fault={faults[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </Rail>
  )
}
