import { useId } from 'react'
import { useHelp } from '../../controls/help.tsx'
import { FieldMessages, GroupLabel } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

/**
 * A list of fixed choices: a checkbox for each, the value in their order, not in that of ticking. If a choice is
 * accepted in other spellings too, one of these in the value gets a checkbox of its own at the end.
 */
export function CheckboxesField({ schema, text, value, error, onChange }: FormatControlProps) {
  const id = useId()
  const help = useHelp(text.help, text.label, `${id}-help`)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const choices = [...new Set([...choicesOf(schema), ...chosen])]
  return (
    <fieldset
      className={styles['checkboxes']}
      aria-describedby={`${id}-error ${id}-help`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>
        <GroupLabel>{text.label}</GroupLabel>
      </legend>
      {help.button}
      <div className={styles['boxes']}>
        {choices.map((choice) => (
          <label key={String(choice)}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(choices.filter((one) => (one === choice ? checked : chosen.includes(one))))
              }
            />
            {text.choices?.[String(choice)] ?? String(choice)}
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} description={text.help} isHelpHidden={help.isHidden} />
    </fieldset>
  )
}

const choicesOf = ({ items }: FormatControlProps['schema']): readonly unknown[] =>
  typeof items === 'object' && !Array.isArray(items) ? (items.enum ?? items.examples ?? []) : []
