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

/** Reads the configuration; fields that are missing, or no longer match their schema, get their defaults. */
export async function readSiteConfig(database: Database): Promise<SiteConfig> {
  return (await readVersionedConfig(database)).config
}

interface VersionedConfig {
  config: SiteConfig
  /** The version of each section: how often it was changed. */
  versions: Record<SectionName, number>
}

/** Reads a consistent snapshot of the configuration and the version of each section. */
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

/** Serializes the public sections as the API returns them, each as JSON text. Keys and proxies are left out. */
export function publicSectionsOf(config: SiteConfig): Record<string, string> {
  return Object.fromEntries(publicSections.map((name) => [name, JSON.stringify(config[name])]))
}

/** Field by field, so that an invalid one does not reset the others. */
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
