import { Switch } from '@mantine/core'
import { useTexts } from '#ui/language/language.ts'
import { useIssue } from '../draft/editor-context.ts'
import type { ControlProps } from './control-props.ts'
import { FieldIssue } from './field-frame.tsx'

/** A boolean field. */
export function SwitchControl({ path, card, value, isLocked, onChange }: ControlProps) {
  const issue = useIssue(path)
  return (
    <div>
      <Switch
        id={path}
        label={useTexts(card.label)}
        checked={value === true}
        disabled={isLocked}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${path}-issue` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <FieldIssue id={path} issue={issue} />
    </div>
  )
}
