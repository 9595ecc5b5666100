import type { SectionName } from '#contract/site-config/sections.ts'
import { translatedTexts } from '#contract/site-config/translations.ts'
import { type Language, languages } from '#kit/language.ts'
import { joinText, splitText } from './split-text.ts'
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
