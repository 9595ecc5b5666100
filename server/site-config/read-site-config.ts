import { publicSections, type SiteConfig, sections } from '#contract/site-config/sections.ts'
import type { Database } from '../store/open-sqlite.ts'

/** Reads the whole configuration; a section that is missing, or cannot be read, has its defaults. */
export async function readSiteConfig(database: Database): Promise<SiteConfig> {
  const rows = await database.selectFrom('site_config').select(['name', 'config']).execute()
  const stored = new Map(rows.map(({ name, config }) => [name, config]))
  return {
    site_info: parse(sections.site_info, stored.get('site_info')),
    site_seo: parse(sections.site_seo, stored.get('site_seo')),
    proxy_config: parse(sections.proxy_config, stored.get('proxy_config')),
    ai_config: parse(sections.ai_config, stored.get('ai_config')),
    page_seo_config: parse(sections.page_seo_config, stored.get('page_seo_config')),
    seo_config: parse(sections.seo_config, stored.get('seo_config')),
    redirect_config: parse(sections.redirect_config, stored.get('redirect_config')),
  }
}

/** Writes the public sections as the wire has them: each as JSON text. Keys and proxies stay behind. */
export function publicSectionsOf(config: SiteConfig): Record<string, string> {
  return Object.fromEntries(publicSections.map((name) => [name, JSON.stringify(config[name])]))
}

interface Reads<Section> {
  parse(value: unknown): Section
  safeParse(value: unknown): { success: true; data: Section } | { success: false }
}

function parse<Section>(schema: Reads<Section>, text: string | undefined): Section {
  const read = schema.safeParse(jsonOf(text))
  return read.success ? read.data : schema.parse({})
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
