import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { useIssueIn } from '../draft/editor-context.ts'
import type { ControlProps } from './control-props.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './keywords.module.css'
import { useListEntry } from './use-list-entry.ts'

/** A list of words as pills. Enter or a comma adds one, Backspace in an empty field removes the last for editing. */
export function KeywordsControl({ path, card, value, isLocked, placeholder, onChange }: ControlProps) {
  const words = useTexts(texts)
  const list = Array.isArray(value) ? value.map(String) : []
  const input = useRef<HTMLInputElement>(null)
  const { entry, typed, line } = useListEntry('', (added) => onChange([...new Set([...list, ...added])]), /[,，、\n]/)

  function remove(word: string): void {
    onChange(list.filter((other) => other !== word))
    input.current?.focus()
  }

  return (
    <FieldFrame
      id={path}
      label={useTexts(card.label)}
      help={useTexts(card.help ?? { en: '', zh: '' })}
      issue={useIssueIn(path)}
    >
      {(described) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the area around the input focuses it
        // biome-ignore lint/a11y/noStaticElementInteractions: the area around the input focuses it
        <div
          ref={entry}
          className={styles['pills']}
          data-entry=""
          data-locked={isLocked || undefined}
          data-invalid={described['aria-invalid']}
          onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
        >
          {list.map((word) => (
            <span key={word} className={styles['pill']}>
              {word}
              <button
                type="button"
                aria-label={fill(words.remove, { word })}
                disabled={isLocked}
                onClick={() => remove(word)}
              >
                <IconX size={14} stroke={1.75} />
              </button>
            </span>
          ))}
          <input
            {...described}
            {...line}
            ref={input}
            disabled={isLocked}
            autoComplete="off"
            placeholder={(list.length === 0 && placeholder) || words.add}
            onKeyDown={(event) => {
              const last = list.at(-1)
              if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
              else line.onKeyDown(event)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

const texts = {
  en: { add: 'Add and press Enter', remove: 'Remove {word}' },
  zh: { add: '输入后按回车', remove: '移除 {word}' },
}
