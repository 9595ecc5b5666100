import type { ComponentType } from 'react'
import type { SectionName } from '#contract/site-config/sections.ts'
import { useBoot } from '../../boot/boot.ts'
import type { ControlKind, FieldCard } from './cards/field-card.ts'
import type { ControlProps } from './controls/control-props.ts'
import { KeywordsControl } from './controls/keywords-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { RedirectsControl } from './controls/redirects-control.tsx'
import { ScriptControl } from './controls/script-control.tsx'
import { SecretsControl } from './controls/secrets-control.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { useEditor } from './draft/editor-context.ts'
import { inputsOf } from './draft/text-inputs.ts'
import { PagesControl } from './pages/pages-control.tsx'
import { valueInEffect } from './pages/value-in-effect.ts'
import { ImageControl } from './upload/image-control.tsx'

interface SectionFieldProps {
  name: SectionName
  /** The input's name, such as `site_name` or `site_title.zh`. */
  field: string
  card: FieldCard
  kind: ControlKind
  /** The id of a help text that several inputs share. */
  describedBy?: string
}

/** The control of one input of a section. While empty, its placeholder is the effective value. */
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

/** The control of each kind of field. */
const controlOfKind: Record<ControlKind, ComponentType<ControlProps>> = {
  line: TextControl,
  text: TextControl,
  address: TextControl,
  email: TextControl,
  keywords: KeywordsControl,
  image: ImageControl,
  script: ScriptControl,
  switch: SwitchControl,
  number: NumberControl,
  keys: SecretsControl,
  proxies: SecretsControl,
  redirects: RedirectsControl,
  pages: PagesControl,
}
