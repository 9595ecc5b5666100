import type { Language } from '#kit/language.ts'
import type { FieldCard } from './field-card.ts'

/** The card of the input for a field's text in one language. The help is shown once, below both inputs. */
export function cardInLanguage({ help: _, ...card }: FieldCard, language: Language): FieldCard {
  const { en, zh } = card.label
  return language === 'en'
    ? { ...card, label: { en: `${en} in English`, zh: `${zh}（英文）` } }
    : { ...card, label: { en: `${en} in Chinese`, zh: `${zh}（中文）` } }
}
