import { z } from '../zod.ts'

/** The translatable texts of each section, with their maximum lengths (§2). */
export const translatedTexts = {
  site_info: { site_title: 200, sub_title: 200, main_title: 200, site_desc: 2000, disclaimer: 20_000 },
  site_seo: { meta_title: 200, meta_description: 2000, og_title: 200, og_description: 2000 },
} as const

/** Texts of a section in each language, which fall back to the field itself. */
export function translations<Field extends string>(bounds: Record<Field, number>) {
  const texts = Object.entries<number>(bounds).map(([field, longest]) => [field, z.string().max(longest)])
  const ofLanguage = z.object(Object.fromEntries(texts) as Record<Field, z.ZodString>).partial()
  return z.object({ en: ofLanguage, zh: ofLanguage }).partial().default({})
}
