import type { SectionName } from '#contract/site-config/sections.ts'
import { translatedTexts } from '#contract/site-config/translations.ts'
import { type Language, languages } from '#kit/language.ts'
import type { Values } from './values.ts'

/** The translatable fields of a section. */
export const translatedFields = (name: SectionName): string[] =>
  Object.keys(translatedTexts[name as keyof typeof translatedTexts] ?? {})

/**
 * The inputs of a section's form: a translatable text has two inputs, `site_title.en` and
 * `site_title.zh`. If one is empty, the other is used for both languages.
 */
export function inputsOf(name: SectionName, { translations, ...section }: Values): Values {
  const own = (language: Language, field: string): unknown => Object(Object(translations)[language])[field]
  const inputs: Values = {}
  for (const [field, value] of Object.entries(section)) {
    if (!translatedFields(name).includes(field)) inputs[field] = value
    else {
      const text = splitText(String(value ?? ''), { en: own('en', field), zh: own('zh', field) })
      for (const language of languages) inputs[`${field}.${language}`] = text[language]
    }
  }
  return inputs
}

/** The section of a form's inputs. */
export function sectionOfInputs(name: SectionName, inputs: Values): Values {
  const fields = translatedFields(name)
  if (fields.length === 0) return inputs
  const section: Values = Object.fromEntries(Object.entries(inputs).filter(([input]) => !input.includes('.')))
  const translations: Partial<Record<Language, Values>> = {}
  for (const field of fields) {
    const text = (language: Language) => String(inputs[`${field}.${language}`] ?? '')
    const { base, own } = joinText({ en: text('en'), zh: text('zh') })
    section[field] = base
    for (const language of languages)
      if (own[language]) translations[language] = { ...translations[language], [field]: own[language] }
  }
  return { ...section, translations }
}

/** Changed inputs as fields for their section's schema; translated texts are validated as translations. */
export function fieldsOfInputs(inputs: Values): Values {
  const fields: Values = {}
  for (const [input, value] of Object.entries(inputs)) {
    const [field = '', language] = input.split('.')
    if (language === undefined) fields[field] = value
    else {
      const translations = Object(fields['translations'])
      fields['translations'] = { ...translations, [language]: { ...translations[language], [field]: value } }
    }
  }
  return fields
}

/** The input of an issue's path: `site_info.translations.zh.site_title` is `site_info.site_title.zh`. */
export function inputPath(path: string): string {
  const [name = '', field = '', language, text] = path.split('.')
  if (field === 'translations' && text) return `${name}.${text}.${language}`
  return language === undefined && translatedFields(name as SectionName).includes(field) ? `${path}.en` : path
}

type TextByLanguage = Record<Language, string>

/**
 * The language of a stored text: the field itself has the language without a translation, and if none
 * is translated, the language detected from the text.
 */
function splitText(base: string, own: { en?: unknown; zh?: unknown }): TextByLanguage {
  const [en, zh] = [String(own.en ?? ''), String(own.zh ?? '')]
  if (en && zh) return { en, zh }
  if (en) return { en, zh: base === en ? '' : base }
  if (zh) return { en: base === zh ? '' : base, zh }
  return /\p{Script=Han}/u.test(base) ? { en: '', zh: base } : { en: base, zh: '' }
}

interface StoredText {
  /** The field itself, which is used for languages without a translation. */
  base: string
  own: Partial<TextByLanguage>
}

/**
 * Converts the texts of both languages to the stored form: the field itself is the English text, or the Chinese one if
 * there is no other. Nothing is stored twice unless the languages were ambiguous otherwise.
 */
function joinText(text: TextByLanguage): StoredText {
  const { en, zh } = text
  const base = en || zh
  const brief = en && zh ? { zh } : {}
  const split = splitText(base, brief)
  if (split.en === en && split.zh === zh) return { base, own: brief }
  return { base, own: { ...(en && { en }), ...(zh && { zh }) } }
}
