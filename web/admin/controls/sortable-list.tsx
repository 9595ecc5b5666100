import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import styles from './sortable-list.module.css'

interface SortableListProps<Item> {
  items: readonly Item[]
  isLocked: boolean
  onMove: (items: Item[]) => void
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/** A list whose rows are put in order by dragging, or by Space and the arrows. A row is named by its place, from 1. */
export function SortableList<Item>({ items, isLocked, onMove, children }: SortableListProps<Item>) {
  const words = useTexts(texts)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const places = items.map((_, index) => index + 1)

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsIn(words),
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(arrayMove([...items], Number(active.id) - 1, Number(over.id) - 1))
      }}
    >
      <SortableContext items={places} strategy={verticalListSortingStrategy}>
        <ol className={styles['list']}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <Row key={index} place={index + 1} isLocked={isLocked}>
              {(handle) => children(item, index, handle)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  place: number
  isLocked: boolean
  children: (handle: ReactNode) => ReactNode
}

function Row({ place, isLocked, children }: RowProps) {
  const words = useTexts(texts)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: place,
    disabled: isLocked,
  })
  const style: CSSProperties = { translate: transform ? `0 ${transform.y}px` : undefined, transition }
  return (
    <li ref={setNodeRef} style={style} className={styles['row']} data-lifted={isDragging || undefined}>
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          disabled={isLocked}
          className={styles['handle']}
          aria-label={fill(words.handle, { place })}
        >
          <IconGripVertical size={18} stroke={1.75} />
        </button>,
      )}
    </li>
  )
}

const announcementsIn = (words: (typeof texts)['en']): Announcements => ({
  onDragStart: ({ active }) => fill(words.lifted, { place: active.id }),
  onDragOver: ({ active, over }) => (over ? fill(words.over, { row: active.id, place: over.id }) : undefined),
  onDragEnd: ({ over }) => fill(words.dropped, { place: over?.id ?? '' }),
  onDragCancel: () => words.canceled,
})

const texts = {
  en: {
    handle: 'Move row {place}',
    instructions: 'Space lifts the row, the arrows move it, Space puts it down, Esc cancels.',
    lifted: 'Row {place} lifted',
    over: 'Row {row} is at place {place} now',
    dropped: 'Put down at place {place}',
    canceled: 'Moving canceled',
  },
  zh: {
    handle: '移动第 {place} 行',
    instructions: '按空格提起此行，用方向键移动，再按空格放下，按 Esc 取消。',
    lifted: '已提起第 {place} 行',
    over: '第 {row} 行现在在第 {place} 位',
    dropped: '已放到第 {place} 位',
    canceled: '已取消移动',
  },
}
