import type { Language } from '#kit/language.ts'

type TextByLanguage = Record<Language, string>

/**
 * Tells which language a stored text is in: the field itself is the language that has no translation, and where none
 * has one, what it is written in.
 */
export function splitText(base: string, own: { en?: unknown; zh?: unknown }): TextByLanguage {
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
export function joinText(text: TextByLanguage): StoredText {
  const { en, zh } = text
  const base = en || zh
  const brief = en && zh ? { zh } : {}
  const split = splitText(base, brief)
  if (split.en === en && split.zh === zh) return { base, own: brief }
  return { base, own: { ...(en && { en }), ...(zh && { zh }) } }
}
