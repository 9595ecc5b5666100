import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { Localized } from '#kit/language.ts'

/** The kinds of control that do not follow from a schema. */
export type ControlKind =
  | 'line'
  | 'text'
  | 'address'
  | 'email'
  | 'keywords'
  | 'image'
  | 'script'
  | 'switch'
  | 'number'
  | 'keys'
  | 'proxies'
  | 'redirects'
  | 'pages'

/** The form's data of a field besides its schema. */
export interface FieldCard {
  label: Localized
  help?: Localized
  /** Overrides the control that follows from the schema. */
  kind?: ControlKind
  /** The labels of an item's parts, if the field is a list. */
  parts?: Record<string, Localized>
  /** The number of characters that search engines show; the field takes more. */
  shows?: number
  /** Whether it takes half the width, beside another such field. */
  isHalf?: true
  autoComplete?: 'email' | 'url' | 'organization'
}

/** The cards of a section, in display order. */
export type CardsOf<Name extends keyof SiteConfig> = Record<Exclude<keyof SiteConfig[Name], 'translations'>, FieldCard>
