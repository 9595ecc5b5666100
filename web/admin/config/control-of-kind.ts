import type { ComponentType } from 'react'
import type { ControlKind } from './cards/field-card.ts'
import type { ControlProps } from './controls/control-props.ts'
import { KeywordsControl } from './controls/keywords-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { RedirectsControl } from './controls/redirects-control.tsx'
import { ScriptControl } from './controls/script-control.tsx'
import { SecretsControl } from './controls/secrets-control.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { PagesControl } from './pages/pages-control.tsx'
import { ImageControl } from './upload/image-control.tsx'

/** The control of each kind of field. */
export const controlOfKind: Record<ControlKind, ComponentType<ControlProps>> = {
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
