import styles from './bench.module.css'
import { Field } from './field.tsx'
import { useTexts } from './language.ts'
import type { FieldsProps } from './options-rail.tsx'
import { useTool } from './tool.ts'

/** The question on top of the panes, at full width: a path to look for, a pattern to test. */
export function QuestionRow({ fields, values, faults, onChange }: FieldsProps) {
  const labels = useTexts(useTool().texts).input
  return (
    <div className={styles['question']}>
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
    </div>
  )
}
