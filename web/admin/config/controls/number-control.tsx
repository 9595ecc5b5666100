import { useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { useIssue } from '../draft/editor-context.ts'
import type { ControlProps } from './control-props.ts'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'

/**
 * An integer; an empty field means the default, which is its placeholder. Other texts are kept as typed, and
 * rejected before sending.
 */
export function NumberControl({ path, card, value, isLocked, placeholder, onChange }: ControlProps) {
  // The default of an emptied field is not filled in.
  const [isEmptied, setEmptied] = useState(false)
  const isDefault = String(value) === placeholder

  function type(typed: string): void {
    setEmptied(typed === '')
    const text = typed === '' && placeholder ? placeholder : typed
    onChange(/^-?\d+$/.test(text) ? Number(text) : text)
  }

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
          placeholder={placeholder}
          value={isEmptied && isDefault ? '' : String(value ?? '')}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
