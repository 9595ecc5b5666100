import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'

interface SortableProps<Id extends UniqueIdentifier> {
  items: readonly { id: Id; name: string }[]
  /** An item was dropped in another's place. */
  onMove: (id: Id, over: Id) => void
  children: ReactNode
}

/**
 * Lets the rows in it be put in order by dragging, or by keyboard, where every step is announced. A row uses
 * `useSortableRow`.
 */
export function Sortable<Id extends UniqueIdentifier>({ items, onMove, children }: SortableProps<Id>) {
  const words = useTexts(texts)
  const announcements = useAnnouncements(items)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(active.id as Id, over.id as Id)
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function useAnnouncements(items: readonly { id: UniqueIdentifier; name: string }[]): Announcements {
  const words = useTexts(texts)
  const last = useRef<UniqueIdentifier>(undefined)

  const announce = (sentence: string, id: UniqueIdentifier, over: UniqueIdentifier): string => {
    const place = items.findIndex((item) => item.id === over) + 1
    const name = items.find((item) => item.id === id)?.name ?? ''
    return fill(sentence, { name, place, count: items.length })
  }
  return {
    onDragStart({ active }) {
      last.current = active.id
      return announce(words.lifted, active.id, active.id)
    },
    onDragOver({ active, over }) {
      // A lifted row is over its own place first: announcing that would cut "lifted" short.
      if (!over || over.id === last.current) return undefined
      last.current = over.id
      return announce(words.over, active.id, over.id)
    },
    onDragEnd: ({ active, over }) => announce(words.dropped, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => announce(words.canceled, active.id, active.id),
  }
}

const texts = {
  en: {
    instructions: 'Space lifts the row, the arrow keys move it, Space puts it down, Esc leaves it where it was.',
    lifted: '{name} lifted, place {place} of {count}',
    over: '{name}, place {place} of {count}',
    dropped: '{name} put down at place {place} of {count}',
    canceled: '{name} is back at place {place} of {count}',
  },
  zh: {
    instructions: '按空格键拿起该行，用方向键移动，再按空格键放下，按 Esc 键放回原处。',
    lifted: '已拿起“{name}”，第 {place} 位，共 {count} 位',
    over: '{name}，第 {place} 位，共 {count} 位',
    dropped: '已将“{name}”放在第 {place} 位，共 {count} 位',
    canceled: '“{name}”已回到第 {place} 位，共 {count} 位',
  },
}
