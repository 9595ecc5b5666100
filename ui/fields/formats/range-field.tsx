import { useId } from 'react'
import { FieldMessages } from '../field-frame.tsx'
import { RuleSlider } from '../rule-slider.tsx'
import type { FormatControlProps } from './format-control-props.ts'

/** A number as a slider, from `minimum` to `maximum` of its schema. */
export function RangeField({ schema, text, value, error, onChange }: FormatControlProps) {
  const id = useId()
  const { minimum = 0, maximum = 100, type } = schema
  return (
    <div>
      <RuleSlider
        label={text.label}
        describedBy={`${id}-error ${id}-help`}
        isInvalid={error !== undefined}
        min={minimum}
        max={maximum}
        step={type === 'integer' ? 1 : (maximum - minimum) / 100}
        value={typeof value === 'number' ? value : minimum}
        onChange={onChange}
      />
      <FieldMessages id={id} error={error} description={text.help} />
    </div>
  )
}
