import { type Language, languages } from '#kit/language.ts'

/** Parses a language tag: `zh-CN` is zh; undefined for what is neither English nor Chinese. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0]
  return languages.find((language) => language === primary)
}

/** Negotiates the language by an Accept-Language header (RFC 9110, section 12.5.4); English when it names neither. */
export function acceptedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((part) => {
    const [tag, weight] = part.split(/;\s*q=/)
    return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight) }
  })
  return (
    ranges
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .find(({ language }) => language)?.language ?? 'en'
  )
}
