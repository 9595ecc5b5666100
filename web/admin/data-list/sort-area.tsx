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
import { useTexts } from '#ui/language/language.ts'

interface SortAreaProps {
  items: readonly { id: number; name: string }[]
  /** An item was put into another's place. */
  onMove: (id: number, over: number) => void
  children: ReactNode
}

/** Lets what stands in it be brought into order: by dragging, or by keyboard, where every step is said. */
export function SortArea({ items, onMove, children }: SortAreaProps) {
  const words = useTexts(texts)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const last = useRef<UniqueIdentifier>(undefined)

  const say = (sentence: string, id: UniqueIdentifier, over: UniqueIdentifier | undefined): string => {
    const place = items.findIndex((item) => item.id === over) + 1
    const name = items.find((item) => item.id === id)?.name ?? ''
    return fill(sentence, { name, place, count: items.length })
  }
  const announcements: Announcements = {
    onDragStart({ active }) {
      last.current = active.id
      return say(words.lifted, active.id, active.id)
    },
    onDragOver({ active, over }) {
      // What is lifted is over its own place first, which would be said over "lifted".
      if (!over || over.id === last.current) return undefined
      last.current = over.id
      return say(words.over, active.id, over.id)
    },
    onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say(words.cancelled, active.id, active.id),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.help } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id))
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const texts = {
  en: {
    help: 'Space lifts the row, the arrow keys move it, Space puts it down, Esc leaves it where it was.',
    lifted: '{name} lifted, place {place} of {count}',
    over: '{name}, place {place} of {count}',
    dropped: '{name} put down at place {place} of {count}',
    cancelled: '{name} is back at place {place} of {count}',
  },
  zh: {
    help: '按空格键拿起该行，用方向键移动，再按空格键放下，按 Esc 键放回原处。',
    lifted: '已拿起 {name}，第 {place} 位，共 {count} 位',
    over: '{name}，第 {place} 位，共 {count} 位',
    dropped: '已将 {name} 放在第 {place} 位，共 {count} 位',
    cancelled: '{name} 已回到第 {place} 位，共 {count} 位',
  },
}
