import { type PublicConfig, publicSections, type SiteConfig } from '#contract/site-config/sections.ts'

/** The sections of the configuration that every visitor may read. */
export const publicConfigOf = (config: SiteConfig): PublicConfig =>
  Object.fromEntries(publicSections.map((name) => [name, config[name]])) as PublicConfig
