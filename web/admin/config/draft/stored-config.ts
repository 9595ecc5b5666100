import type { DataOf } from '#contract/routes.ts'
import {
  publicSections,
  type SectionName,
  type SiteConfig,
  sectionNames,
  sections,
} from '#contract/site-config/sections.ts'
import type { z } from '#contract/zod.ts'
import { parseObject } from './parse-object.ts'

/** The server's configuration: all sections with their versions. */
export interface StoredConfig {
  config: SiteConfig
  versions: Record<SectionName, number>
}

/** Reads the server's answer, whose sections are JSON text. */
export const readStored = (data: DataOf<'readWholeConfig'>): StoredConfig => ({
  config: readSections(data),
  versions: data._versions,
})

/** Merges sections, as objects or as JSON text, over the defaults. An invalid section keeps its defaults. */
export const readSections = (sections: Record<string, unknown>): SiteConfig =>
  Object.fromEntries(
    sectionNames.map((name) => [name, readSection(name, parseObject(sections[name]) ?? {})]),
  ) as SiteConfig

/** The schemas of a section's fields, by name. */
export const fieldsOf = (name: SectionName): Record<string, z.ZodType> => sections[name].shape

/** The public sections of a configuration. */
export function publicOf({ site_info, site_seo, page_seo_config, seo_config }: SiteConfig) {
  return { site_info, site_seo, page_seo_config, seo_config }
}

export const isPublic = (name: SectionName): boolean => publicSections.some((open) => open === name)

function readSection(name: SectionName, values: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(name))
  return Object.fromEntries(fields.map(([field, schema]) => [field, readField(schema, values[field])]))
}

/** An invalid field gets its default; an invalid text is kept, so that it can be corrected. */
function readField(schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const fallback = schema.parse(undefined)
  return typeof value === 'string' && typeof fallback === 'string' ? value : fallback
}

/** The sections of a new site. */
export const defaults = readSections({})
