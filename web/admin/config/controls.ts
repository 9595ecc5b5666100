import type { ComponentType } from 'react'
import type { ControlProps } from './control-props.ts'
import type { Kind } from './field-card.ts'
import { KeywordsControl } from './keywords-control.tsx'
import { NumberControl } from './number-control.tsx'
import { PagesControl } from './pages-control.tsx'
import { PictureControl } from './picture-control.tsx'
import { RedirectsControl } from './redirects-control.tsx'
import { ScriptControl } from './script-control.tsx'
import { SecretsControl } from './secrets-control.tsx'
import { SwitchControl } from './switch-control.tsx'
import { TextControl } from './text-control.tsx'

/** The control of each kind of field. */
export const controls: Record<Kind, ComponentType<ControlProps>> = {
  line: TextControl,
  text: TextControl,
  address: TextControl,
  email: TextControl,
  keywords: KeywordsControl,
  picture: PictureControl,
  script: ScriptControl,
  switch: SwitchControl,
  number: NumberControl,
  keys: SecretsControl,
  proxies: SecretsControl,
  redirects: RedirectsControl,
  pages: PagesControl,
}
