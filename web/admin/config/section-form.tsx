import { type SectionName, sections } from '#contract/site-config/sections.ts'
import { z } from '#contract/zod.ts'
import { languages } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { cardInLanguage } from './cards/card-in-language.ts'
import type { ControlKind, FieldCard } from './cards/field-card.ts'
import { fieldCards } from './cards/field-cards.ts'
import { sectionCards } from './cards/section-cards.ts'
import styles from './config.module.css'
import { FieldHelp } from './controls/field-frame.tsx'
import { useEditor } from './draft/editor-context.ts'
import { translatedFields } from './draft/text-inputs.ts'
import { SectionField } from './section-field.tsx'
import { SiteSuggestions } from './suggestions/site-suggestions.tsx'

interface SectionFormProps {
  name: SectionName
  onReset: () => void
}

/** The form of a section, from its schema and the cards of its fields. */
export function SectionForm({ name, onReset }: SectionFormProps) {
  const words = useTexts(texts)
  const { title, intro } = sectionCards[name]
  const heading = useTexts(title)
  const introduction = useTexts(intro)
  const { isLocked } = useEditor()
  return (
    <>
      <h2 className="visually-hidden">{heading}</h2>
      <p className={styles['intro']}>{introduction}</p>
      {name === 'site_seo' && <SiteSuggestions />}
      {rowsOf(fieldCards[name]).map((row) =>
        row.length > 1 ? (
          <div key={row[0]?.[0]} className={styles['pair']}>
            {row.map(([field, card]) => (
              <Field key={field} name={name} field={field} card={card} />
            ))}
          </div>
        ) : (
          row.map(([field, card]) => <Field key={field} name={name} field={field} card={card} />)
        ),
      )}
      <p>
        <Button look="quiet" className={styles['reset'] ?? ''} disabled={isLocked} onClick={onReset}>
          {fill(words.reset, { section: heading })}
        </Button>
      </p>
    </>
  )
}

function Field({ name, field, card }: { name: SectionName; field: string; card: FieldCard }) {
  const kind = kindOf(name, field, card)
  if (translatedFields(name).includes(field))
    return <TranslatedField name={name} field={field} card={{ ...card, kind }} />
  return <SectionField name={name} field={field} card={card} kind={kind} />
}

/** Pairs adjacent half-width fields in one row. */
function rowsOf(cards: Record<string, FieldCard>): [string, FieldCard][][] {
  const rows: [string, FieldCard][][] = []
  for (const entry of Object.entries(cards)) {
    const last = rows.at(-1)
    if (last?.length === 1 && last[0]?.[1].isHalf && entry[1].isHalf) last.push(entry)
    else rows.push([entry])
  }
  return rows
}

const texts = { en: { reset: 'Reset {section} to its defaults' }, zh: { reset: '将“{section}”恢复默认' } }

/** The kind of control of a field: its card's, else from the schema. */
function kindOf(name: SectionName, field: string, card: FieldCard): ControlKind {
  if (card.kind) return card.kind
  const { type, maxLength = 0 } = properties[name][field] ?? {}
  if (type === 'boolean') return 'switch'
  if (type === 'integer') return 'number'
  if (type === 'array') return 'keywords'
  return maxLength > 1000 ? 'text' : 'line'
}

const properties = Object.fromEntries(
  Object.entries(sections).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' }).properties]),
) as Record<SectionName, Record<string, z.core.JSONSchema.BaseSchema>>

interface TranslatedFieldProps {
  name: SectionName
  field: string
  card: FieldCard
}

/** A translatable text: an input for each language, side by side. */
function TranslatedField({ name, field, card }: TranslatedFieldProps) {
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
