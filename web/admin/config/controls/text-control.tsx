import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { useFault } from '../draft/editor-context.ts'
import type { ControlProps } from './control-props.ts'
import styles from './field.module.css'
import { FieldFrame } from './field-frame.tsx'

/** A text: of one line, or of many. */
export function TextControl({ path, card, value, isLocked, onChange }: ControlProps) {
  const help = useTexts(card.help ?? { en: '', zh: '' })
  const text = typeof value === 'string' ? value : ''
  const { kind = 'line' } = card
  const shared = {
    className: styles['input'],
    disabled: isLocked,
    value: text,
    spellCheck: kind === 'line' || kind === 'text',
    autoComplete: card.autoComplete ?? 'off',
  }
  return (
    <FieldFrame
      id={path}
      label={useTexts(card.label)}
      help={help}
      fault={useFault(path)}
      aside={card.shows && <Count text={text} shows={card.shows} />}
    >
      {(described) =>
        kind === 'text' || kind === 'script' ? (
          <textarea
            {...described}
            {...shared}
            rows={kind === 'script' ? 6 : 3}
            data-mono={kind === 'script' || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input
            {...described}
            {...shared}
            type={kind === 'email' ? 'email' : 'text'}
            inputMode={kind === 'address' ? 'url' : undefined}
            placeholder={kind === 'address' ? 'https://' : undefined}
            data-mono={kind === 'address' || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </FieldFrame>
  )
}

/** How much of what search engines show is used: `134 / 160`. */
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
