import { useTexts } from '#ui/language/language.ts'
import { useIssue } from '../draft/editor-context.ts'
import type { ControlProps } from './control-props.ts'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'

/** A whole number. What is no number is kept as it was typed, and found wrong before it is sent. */
export function NumberControl({ path, card, value, isLocked, onChange }: ControlProps) {
  return (
    <FieldFrame
      id={path}
      label={useTexts(card.label)}
      help={useTexts(card.help ?? { en: '', zh: '' })}
      issue={useIssue(path)}
    >
      {(described) => (
        <Input
          {...described}
          inputMode="numeric"
          disabled={isLocked}
          value={String(value ?? '')}
          onChange={({ currentTarget: { value: typed } }) => onChange(/^-?\d+$/.test(typed) ? Number(typed) : typed)}
        />
      )}
    </FieldFrame>
  )
}
