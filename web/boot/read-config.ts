import type { Boot } from '#contract/boot.ts'
import type { PublicConfig } from '#contract/site-config/sections.ts'
import { basePath } from '#ui/device/base-path.ts'
import { readStored, store } from '#ui/device/storage.ts'

const key = 'app-config'

/** Fetches the public configuration. Its sections may come as JSON text; an invalid one keeps its defaults. */
export async function readConfig(): Promise<PublicConfig> {
  const response = await fetch(`${import.meta.env['VITE_API_BASE'] || basePath()}/v1/site_config/all`)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  const { data } = await response.json()
  const config = mergeSections(data)
  store('local', key, config)
  return config
}

/** The cached copy on this device; used if the site has a name. */
export function readCachedConfig(): PublicConfig | undefined {
  const cached = readStored('local', key)
  if (cached === undefined) return undefined
  const config = mergeSections(cached)
  return config.site_info.site_name ? config : undefined
}

/** The boot data for a page that was served without it. */
export const bootFrom = (boot: Boot, config: PublicConfig): Boot => ({
  ...boot,
  config,
  siteUrl: (config.site_info.site_url || location.origin).replace(/(?<!\/)\/+$/, '') + basePath(),
})

/** Merges sections, as objects or as JSON text, over the defaults. */
export function mergeSections(answer: unknown): PublicConfig {
  const sections = objectOf(answer)
  return {
    site_info: { ...defaults.site_info, ...objectOf(sections['site_info']) },
    site_seo: { ...defaults.site_seo, ...objectOf(sections['site_seo']) },
    page_seo_config: { ...defaults.page_seo_config, ...objectOf(sections['page_seo_config']) },
    seo_config: { ...defaults.seo_config, ...objectOf(sections['seo_config']) },
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
  } catch {
    return {}
  }
}

/** The defaults of the schemas, repeated because the schemas are too heavy for the first page; a test compares both. */
export const defaults: PublicConfig = {
  site_info: {
    site_name: '',
    site_url: '',
    site_title: '',
    sub_title: '',
    site_desc: '',
    site_logo: '',
    site_image: '',
    main_title: '',
    site_keywords: [],
    site_meta_script: '',
    disclaimer: '',
    contact_email: '',
    feedback_email: '',
    code_url: '',
    filing_number: '',
    filing_link: '',
    translations: {},
  },
  site_seo: {
    meta_title: '',
    meta_description: '',
    meta_keywords: [],
    og_title: '',
    og_description: '',
    og_image: '',
    translations: {},
  },
  page_seo_config: { kd_contents: [] },
  seo_config: { robots: '' },
}
