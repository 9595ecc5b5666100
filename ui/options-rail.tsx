import type { JsonSchema } from '#kit/json-schema.ts'
import styles from './bench.module.css'
import type { Faults } from './faults-at.ts'
import { Field } from './field.tsx'
import { useTexts } from './language.ts'
import { useTool } from './tool.ts'
import type { Values } from './values.ts'
import { useWorkbench } from './workbench.tsx'

/** Fields to draw, and what stands in them. */
export interface FieldsProps {
  fields: [name: string, schema: JsonSchema][]
  values: Values
  faults: Faults
  onChange: (changed: Values) => void
}

/** The options beside the panes; they are remembered on this device. */
export function OptionsRail({ fields, values, faults, onChange }: FieldsProps) {
  const words = useTexts(texts)
  const labels = useTexts(useTool().texts).input
  const { resetOptions } = useWorkbench()
  return (
    <section id="options" className={styles['rail']} aria-labelledby="options-title">
      <div className={styles['railHead']}>
        <h2 id="options-title">{words.options}</h2>
        <button type="button" onClick={resetOptions}>
          {words.reset}
        </button>
      </div>
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
    </section>
  )
}

const texts = { en: { options: 'Options', reset: 'Reset' }, zh: { options: '选项', reset: '重置' } }
