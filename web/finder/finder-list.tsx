import { type ReactNode, useEffect, useRef } from 'react'
import type { Tool } from '#core/catalogue.ts'
import styles from './finder-dialog.module.css'

/** An option. */
export interface FinderItem {
  tool?: Pick<Tool, 'category'> | undefined
}

/** A group of options. */
export interface FinderGroup {
  label: string
  /** Whether the label is shown above the list already. */
  isSaidAbove?: boolean
}

interface FinderListProps<Item extends FinderItem> {
  label: string
  items: readonly Item[]
  selected: number
  idOf: (item: Item) => string
  groupOf?: ((item: Item) => FinderGroup) | undefined
  className: string | undefined
  onSelect: (index: number) => void
  onChoose: (item: Item) => void
  children: (item: Item) => ReactNode
}

/** The options under a focused field, by group, each under its label. */
export function FinderList<Item extends FinderItem>(props: FinderListProps<Item>) {
  const { label, items, selected, idOf, groupOf, className, onSelect, onChoose, children } = props
  const current = useRef<HTMLDivElement>(null)
  const currentItem = items[selected]
  const currentId = currentItem && idOf(currentItem)
  useEffect(() => {
    if (currentId) current.current?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const options = items.map((item, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys
    <div
      key={idOf(item)}
      ref={index === selected ? current : undefined}
      id={idOf(item)}
      role="option"
      aria-selected={index === selected}
      tabIndex={-1}
      className={`${styles['option']} ${className}`}
      data-category={item.tool?.category}
      // The pointer selects only when it moves, not when the list moves under it.
      onPointerMove={() => index === selected || onSelect(index)}
      onClick={() => onChoose(item)}
    >
      {children(item)}
    </div>
  ))
  const groups = groupOf && Map.groupBy(items.keys(), (index) => groupOf(items[index] as Item).label)
  return (
    <div id="found" className={styles['found']} role="listbox" aria-label={label}>
      {groups && groupOf
        ? [...groups].map(([heading, [first = 0, ...others]]) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
            <div key={heading} role="group" aria-label={heading}>
              {!groupOf(items[first] as Item).isSaidAbove && (
                <div className={styles['heading']} aria-hidden="true">
                  {heading}
                </div>
              )}
              {[first, ...others].map((index) => options[index])}
            </div>
          ))
        : options}
    </div>
  )
}
