import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { Localized } from '#kit/language.ts'

/** The kinds of control that a schema alone does not tell. */
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

/** What a form says of a field, besides what the schema says. */
export interface FieldCard {
  label: Localized
  help?: Localized
  /** Where the schema alone would choose another. */
  kind?: ControlKind
  /** What the parts of an item are called, where the field is a list. */
  parts?: Record<string, Localized>
  /** The number of characters that search engines show; the field holds more. */
  shows?: number
  /** Two such fields stand side by side where there is room. */
  isHalf?: true
  autoComplete?: 'email' | 'url' | 'organization'
}

/** The cards of a section, in the order in which its fields stand. */
export type CardsOf<Name extends keyof SiteConfig> = Record<Exclude<keyof SiteConfig[Name], 'translations'>, FieldCard>
