import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { useIssue } from '../draft/editor-context.ts'
import type { ControlProps } from './control-props.ts'
import styles from './field.module.css'
import { FieldFrame } from './field-frame.tsx'
import { Input, TextArea } from './input.tsx'

/** A text field, single-line or multi-line. */
export function TextControl({ path, card, value, isLocked, placeholder, describedBy, onChange }: ControlProps) {
  const help = useTexts(card.help ?? { en: '', zh: '' })
  const text = typeof value === 'string' ? value : ''
  const { kind = 'line' } = card
  const shared = {
    disabled: isLocked,
    value: text,
    placeholder: placeholder || (kind === 'address' ? 'https://' : undefined),
    spellCheck: kind === 'line' || kind === 'text',
    autoComplete: card.autoComplete ?? 'off',
  }
  return (
    <FieldFrame
      id={path}
      label={useTexts(card.label)}
      help={help}
      describedBy={describedBy}
      issue={useIssue(path)}
      aside={card.shows && <Count text={text} shows={card.shows} />}
    >
      {(described) =>
        kind === 'text' || kind === 'script' ? (
          <TextArea
            {...described}
            {...shared}
            rows={kind === 'script' ? 6 : 3}
            isMonospace={kind === 'script'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <Input
            {...described}
            {...shared}
            type={kind === 'email' ? 'email' : 'text'}
            inputMode={kind === 'address' ? 'url' : undefined}
            isMonospace={kind === 'address'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </FieldFrame>
  )
}

/** The length relative to what search engines show: `134 / 160`. */
function Count({ text, shows }: { text: string; shows: number }) {
  const words = useTexts(texts)
  const count = [...text].length
  const isOver = count > shows
  return (
    <span className={styles['count']} data-over={isOver || undefined}>
      {fill(isOver ? words.over : '{count} / {shows}', { count, shows })}
    </span>
  )
}

const texts = {
  en: { over: '{count} / {shows}, may be cut off' },
  zh: { over: '{count} / {shows}，可能被截断' },
}
