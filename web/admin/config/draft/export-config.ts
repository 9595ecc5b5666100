import type { SiteConfig } from '#contract/site-config/sections.ts'

/** The whole configuration as a file, including keys and proxies. */
export function exportConfig(config: SiteConfig, now = new Date()): File {
  const name = `site-config-${now.toISOString().slice(0, 10)}.json`
  return new File([`${JSON.stringify(config, null, 2)}\n`], name, { type: 'application/json' })
}
