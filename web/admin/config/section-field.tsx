import type { SectionName } from '#contract/site-config/sections.ts'
import { useBoot } from '../../boot/boot.ts'
import type { ControlKind, FieldCard } from './cards/field-card.ts'
import { controlOfKind } from './control-of-kind.ts'
import { useEditor } from './draft/editor-context.ts'
import { inputsOf } from './draft/text-inputs.ts'
import { valueInEffect } from './pages/value-in-effect.ts'

interface SectionFieldProps {
  name: SectionName
  /** The input's name, such as `site_name` or `site_title.zh`. */
  field: string
  card: FieldCard
  kind: ControlKind
  /** The id of a help text that several inputs share. */
  describedBy?: string
}

/** The control of one input of a section. While it is empty, it shows what holds instead. */
export function SectionField({ name, field, card, kind, describedBy }: SectionFieldProps) {
  const { config, change, isLocked } = useEditor()
  const path = `${name}.${field}`
  const placeholder = valueInEffect(path, useBoot(), config)
  const Control = controlOfKind[kind]
  return (
    <Control
      path={path}
      card={{ ...card, kind }}
      value={inputsOf(name, config[name])[field]}
      isLocked={isLocked}
      placeholder={placeholder}
      describedBy={describedBy}
      onChange={(value) => change(name, { [field]: value })}
    />
  )
}
