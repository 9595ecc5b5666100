import type { SectionName } from '#contract/site-config/sections.ts'
import { languages } from '#kit/language.ts'
import { useTexts } from '#ui/language/language.ts'
import { cardInLanguage } from './cards/card-in-language.ts'
import type { FieldCard } from './cards/field-card.ts'
import styles from './config.module.css'
import { FieldHelp } from './controls/field-frame.tsx'
import { SectionField } from './section-field.tsx'

interface TranslatedFieldProps {
  name: SectionName
  field: string
  card: FieldCard
}

/** A text that visitors read: an input for each language, side by side. */
export function TranslatedField({ name, field, card }: TranslatedFieldProps) {
  const path = `${name}.${field}`
  const help = useTexts(card.help ?? { en: '', zh: '' })
  return (
    <div className={styles['translated']}>
      <div className={styles['pair']}>
        {languages.map((language) => (
          <SectionField
            key={language}
            name={name}
            field={`${field}.${language}`}
            card={cardInLanguage(card, language)}
            kind={card.kind ?? 'line'}
            describedBy={help && `${path}-help`}
          />
        ))}
      </div>
      {help && <FieldHelp id={path}>{help}</FieldHelp>}
    </div>
  )
}
