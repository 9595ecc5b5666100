import { sectionNames } from './site-config/sections.ts'
import { z } from './zod.ts'

const entry = z.object({
  name: z.enum(sectionNames),
  /** JSON text of an object, or the object. */
  config: z.union([z.string(), z.record(z.string(), z.unknown())]),
  /** The version that was read; the update is refused if the section has changed since. */
  version: z.int().min(0).optional(),
})

const entries = z.array(entry).min(1).max(7)

const update = z.object({ entries })

/** Sections to change; a bare list is accepted too. */
export const configUpdate: z.ZodType<z.output<typeof update>, z.input<typeof update>> = z.preprocess(
  (body) => (Array.isArray(body) ? { entries: body } : body),
  update,
) as never

const versions = z.record(z.enum(sectionNames), z.int())

export const configUpdated = z.object({ updated: z.array(z.enum(sectionNames)), _versions: versions })

const text = z.string()

/** Every section as JSON text, and the version of each. */
export const wholeConfig = z.object({
  site_info: text,
  site_seo: text,
  page_seo_config: text,
  seo_config: text,
  proxy_config: text,
  ai_config: text,
  redirect_config: text,
  _versions: versions,
})
