import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { CardsOf } from './field-card.ts'
import { searchCards } from './search-cards.ts'
import { serviceCards } from './service-cards.ts'
import { siteCards } from './site-cards.ts'

/** The cards of all fields. */
export const fieldCards: { [Name in keyof SiteConfig]: CardsOf<Name> } = {
  site_info: siteCards,
  ...searchCards,
  ...serviceCards,
}
