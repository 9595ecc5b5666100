import type { SectionName } from '#contract/site-config/sections.ts'
import { translatedTexts } from '#contract/site-config/translations.ts'
import { type Language, languages } from '#kit/language.ts'
import type { Values } from './values.ts'

/** The fields of a section whose text may be given in each language. */
export const translatedFields = (name: SectionName): string[] =>
  Object.keys(translatedTexts[name as keyof typeof translatedTexts] ?? {})

/**
 * A section as its form has it: a text that may be given in each language is two inputs, `site_title.en` and
 * `site_title.zh`. Where one is empty, the other serves both languages.
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

/** The section that the inputs of a form stand for. */
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

/** Changed inputs as the schema of their section reads them; texts are checked where they are translated. */
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

/** The input at which something is wrong: `site_info.translations.zh.site_title` is `site_info.site_title.zh`. */
export function inputPath(path: string): string {
  const [name = '', field = '', language, text] = path.split('.')
  if (field === 'translations' && text) return `${name}.${text}.${language}`
  return language === undefined && translatedFields(name as SectionName).includes(field) ? `${path}.en` : path
}

type TextByLanguage = Record<Language, string>

/**
 * Tells which language a stored text is in: the field itself is the language that has no translation, and where none
 * has one, what it is written in.
 */
function splitText(base: string, own: { en?: unknown; zh?: unknown }): TextByLanguage {
  const [en, zh] = [String(own.en ?? ''), String(own.zh ?? '')]
  if (en && zh) return { en, zh }
  if (en) return { en, zh: base === en ? '' : base }
  if (zh) return { en: base === zh ? '' : base, zh }
  return /\p{Script=Han}/u.test(base) ? { en: '', zh: base } : { en: base, zh: '' }
}

interface StoredText {
  /** The field itself, which serves every language without a text of its own. */
  base: string
  own: Partial<TextByLanguage>
}

/**
 * Makes of the texts of both languages what is stored: the field itself is the English text, or the Chinese one where
 * it is alone. Nothing is stored twice unless it could not be told apart otherwise.
 */
function joinText(text: TextByLanguage): StoredText {
  const { en, zh } = text
  const base = en || zh
  const brief = en && zh ? { zh } : {}
  const split = splitText(base, brief)
  if (split.en === en && split.zh === zh) return { base, own: brief }
  return { base, own: { ...(en && { en }), ...(zh && { zh }) } }
}
