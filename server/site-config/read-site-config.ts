import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  publicSections,
  type SectionName,
  type SiteConfig,
  sectionNames,
  sections,
} from '#contract/site-config/sections.ts'
import type { Database } from '../store/open-sqlite.ts'
import type { Schema } from '../store/schema.ts'

/** Reads the whole configuration; a field that is missing, or does not fit its form any more, has its default. */
export async function readSiteConfig(database: Database): Promise<SiteConfig> {
  return (await readVersionedConfig(database)).config
}

interface VersionedConfig {
  config: SiteConfig
  /** How often each section was changed. */
  versions: Record<SectionName, number>
}

/** Reads the whole configuration and the version of each section, as they are at one moment. */
export async function readVersionedConfig(database: Kysely<Schema>): Promise<VersionedConfig> {
  const rows = await database.selectFrom('site_config').select(['name', 'config', 'version']).execute()
  const stored = new Map(rows.map((row) => [row.name, row]))
  const each = <Value>(read: (name: SectionName) => Value) =>
    Object.fromEntries(sectionNames.map((name) => [name, read(name)]))
  return {
    config: each((name) => readSection(sections[name], stored.get(name)?.config)) as unknown as SiteConfig,
    versions: each((name) => stored.get(name)?.version ?? 0) as Record<SectionName, number>,
  }
}

/** Writes the public sections as the wire has them: each as JSON text. Keys and proxies stay behind. */
export function publicSectionsOf(config: SiteConfig): Record<string, string> {
  return Object.fromEntries(publicSections.map((name) => [name, JSON.stringify(config[name])]))
}

/** Field by field: one that does not fit takes no other with it. */
function readSection(schema: z.ZodObject, text: string | undefined): Record<string, unknown> {
  const stored = objectOf(text)
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const read = z.safeParse(field, stored[name])
    return [name, read.success ? read.data : z.parse(field, undefined)]
  })
  return Object.fromEntries(fields)
}

function objectOf(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
