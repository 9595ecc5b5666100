import { Switch } from '@mantine/core'
import { useTexts } from '#ui/language/language.ts'
import { useFault } from '../draft/editor-context.ts'
import type { ControlProps } from './control-props.ts'
import { FieldFault } from './field-frame.tsx'

/** Something that is on or off. */
export function SwitchControl({ path, card, value, isLocked, onChange }: ControlProps) {
  const fault = useFault(path)
  return (
    <div>
      <Switch
        id={path}
        label={useTexts(card.label)}
        checked={value === true}
        disabled={isLocked}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${path}-fault` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <FieldFault id={path} fault={fault} />
    </div>
  )
}
