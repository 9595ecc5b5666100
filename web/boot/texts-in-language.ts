import type { PublicConfig } from '#contract/site-config/sections.ts'
import type { Language } from '#kit/language.ts'

/** A section with its texts in a language: without a translation, the field itself. */
export function textsInLanguage<Section extends PublicConfig['site_info' | 'site_seo']>(
  section: Section,
  language: Language,
): Section {
  const translated = Object.entries(section.translations[language] ?? {}).filter(([, text]) => text)
  return { ...section, ...Object.fromEntries(translated) }
}
