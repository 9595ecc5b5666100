import type { z } from '../zod.ts'
import { aiConfig } from './ai-config.ts'
import { pageSeoConfig } from './page-seo-config.ts'
import { proxyConfig } from './proxy-config.ts'
import { redirectConfig } from './redirect-config.ts'
import { seoConfig } from './seo-config.ts'
import { siteInfo } from './site-info.ts'
import { siteSeo } from './site-seo.ts'

/** The sections of the site configuration, under the names they have on the wire. */
export const sections = {
  site_info: siteInfo,
  site_seo: siteSeo,
  proxy_config: proxyConfig,
  ai_config: aiConfig,
  page_seo_config: pageSeoConfig,
  seo_config: seoConfig,
  redirect_config: redirectConfig,
}

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]

export type SiteConfig = { [Name in SectionName]: z.output<(typeof sections)[Name]> }

/** The sections that every visitor may read; keys, proxies and redirects never leave the server. */
export const publicSections = ['site_info', 'site_seo', 'page_seo_config', 'seo_config'] as const

export type PublicConfig = Pick<SiteConfig, (typeof publicSections)[number]>
