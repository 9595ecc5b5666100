import type { UniqueIdentifier } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../language/language.ts'
import styles from './sortable-handle.module.css'

interface SortableRowOptions {
  id: UniqueIdentifier
  isLocked: boolean
  /** What the handle is called. */
  label: string
}

/** Makes a row of a `Sortable`: the attributes of its element, and the handle that drags it. */
export function useSortableRow({ id, isLocked, label }: SortableRowOptions) {
  const words = useTexts(texts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isLocked,
    attributes: { roleDescription: words.sortable },
  })
  const row = {
    ref: setNodeRef,
    style: { translate: transform ? `0 ${transform.y}px` : undefined, transition },
    'data-lifted': isDragging || undefined,
  }
  const handle: ReactNode = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      disabled={isLocked}
      className={styles['handle']}
      aria-label={label}
      title={label}
    >
      <IconGripVertical size={18} stroke={1.75} />
    </button>
  )
  return { row, handle }
}

const texts = { en: { sortable: 'sortable' }, zh: { sortable: '可排序' } }
