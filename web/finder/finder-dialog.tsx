import { IconSearch, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { Modal } from '#ui/controls/modal.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './finder-dialog.module.css'
import { type FinderGroup, type FinderItem, FinderList } from './finder-list.tsx'

interface FinderDialogProps<Item extends FinderItem> {
  ref?: RefObject<HTMLDialogElement | null>
  title: string
  /** The label of the field, if it is not the dialog's. */
  field?: string
  /** The placeholder, if the label does not say what can be typed. */
  placeholder?: string
  /** The label of the options. */
  label: string
  query: string
  items: readonly Item[]
  /** Unique among the options, and valid in an `id` attribute. */
  keyOf: (item: Item) => string
  /** The group of an option; the options of a group are adjacent. Without it there are no groups. */
  groupOf?: (item: Item) => FinderGroup
  /** Content between the field and the list, and below the list. */
  status?: ReactNode
  foot?: ReactNode
  onQuery: (query: string) => void
  onPaste?: (event: ClipboardEvent) => void
  onChoose: (item: Item) => void
  onClose: () => void
  /** Renders an option. */
  className: string | undefined
  children: (item: Item) => ReactNode
}

/**
 * A search field and its results: arrows move with wraparound, Page Up and Page Down from group to group, Enter
 * chooses, Esc or a click outside closes.
 */
export function FinderDialog<Item extends FinderItem>({
  items,
  keyOf,
  onChoose,
  children,
  ...rest
}: FinderDialogProps<Item>) {
  const {
    ref,
    title,
    field = title,
    placeholder = field,
    label,
    query,
    status,
    foot,
    className,
    groupOf,
    onQuery,
    onPaste,
    onClose,
  } = rest
  const words = useTexts(texts)
  const [selected, setSelected] = useState(0)
  const current = items[selected]
  const idOf = (item: Item) => `found-${keyOf(item)}`

  const currentId = current && idOf(current)
  function onKeyDown(event: KeyboardEvent): void {
    // Enter and the arrows are those of the input method while it composes.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const leap = groupOf && { PageDown: 1, PageUp: -1 }[event.key]
    if (step && items.length) setSelected((selected + step + items.length) % items.length)
    else if (leap && items.length)
      setSelected(
        nextGroup(
          items.map((item) => groupOf(item).label),
          selected,
          leap,
        ),
      )
    else if (event.key === 'Enter' && current) onChoose(current)
    else return
    event.preventDefault()
  }

  return (
    <Modal {...(ref && { ref })} className={styles['dialog'] ?? ''} aria-label={title} onClose={onClose} fillsPhone>
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
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            onQuery(event.currentTarget.value)
            setSelected(0)
          }}
          onPaste={(event) => {
            onPaste?.(event)
            setSelected(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </button>
      </div>
      {status}
      <FinderList {...{ label, items, selected, idOf, groupOf, className, onChoose }} onSelect={setSelected}>
        {children}
      </FinderList>
      {foot}
    </Modal>
  )
}

/** The index of the next or previous group's first option, with wraparound. */
function nextGroup(labels: string[], selected: number, by: number): number {
  const starts = labels.flatMap((label, index) => (label === labels[index - 1] ? [] : [index]))
  const at = starts.findLastIndex((start) => start <= selected)
  return starts[(at + by + starts.length) % starts.length] ?? 0
}

const texts = { en: { close: 'Close' }, zh: { close: '关闭' } }
