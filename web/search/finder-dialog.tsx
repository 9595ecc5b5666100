import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Tool } from '#kit/catalogue.ts'
import { Modal } from '#ui/controls/modal.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './finder-dialog.module.css'

interface FinderDialogProps<Item extends { tool: Pick<Tool, 'category'> }> {
  ref?: RefObject<HTMLDialogElement | null>
  title: string
  /** What the field is called, where not as the dialog is. */
  field?: string
  /** What the options are called. */
  label: string
  query: string
  found: readonly Item[]
  /** Unique among them, and fit for an id. */
  keyOf: (item: Item) => string
  /** Between the field and the list, and below it. */
  status?: ReactNode
  foot?: ReactNode
  onQuery: (query: string) => void
  onChoose: (item: Item) => void
  onClose: () => void
  /** Of each option. */
  className: string | undefined
  children: (item: Item) => ReactNode
}

/** A field and what it finds: arrows move with wraparound, Enter chooses, Esc or the ground around it closes. */
export function FinderDialog<Item extends { tool: Pick<Tool, 'category'> }>({
  found,
  keyOf,
  onChoose,
  children,
  ...rest
}: FinderDialogProps<Item>) {
  const { ref, title, field = title, label, query, status, foot, className, onQuery, onClose } = rest
  const words = useTexts(texts)
  const [selected, setSelected] = useState(0)
  const current = found[selected]
  const idOf = (item: Item) => `found-${keyOf(item)}`

  const currentId = current && idOf(current)
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length) setSelected((selected + step + found.length) % found.length)
    else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) onChoose(current)
    else return
    event.preventDefault()
  }

  return (
    <Modal {...(ref && { ref })} className={styles['dialog'] ?? ''} aria-label={title} onClose={onClose}>
      <div className={styles['query']}>
        <IconSearch size={20} stroke={1.75} />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="found"
          aria-label={field}
          aria-activedescendant={currentId}
          autoComplete="off"
          spellCheck={false}
          placeholder={field}
          value={query}
          onChange={(event) => {
            onQuery(event.currentTarget.value)
            setSelected(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </button>
      </div>
      {status}
      <div id="found" className={styles['found']} role="listbox" aria-label={label}>
        {found.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys
          <div
            key={idOf(item)}
            id={idOf(item)}
            role="option"
            aria-selected={index === selected}
            tabIndex={-1}
            className={`${styles['option']} ${className}`}
            data-category={item.tool.category}
            // The pointer selects only when it moves, not when the list moves under it.
            onPointerMove={() => index === selected || setSelected(index)}
            onClick={() => onChoose(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
      {foot}
    </Modal>
  )
}

const texts = { en: { close: 'Close' }, zh: { close: '关闭' } }
