import { IconChevronLeft, IconChevronRight, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useObjectUrl } from '#ui/image/use-object-url.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { ArrangedPage } from './arrangement.ts'
import styles from './page-grid.module.css'
import type { PageTexts } from './texts.en.ts'

interface PageCardProps {
  card: ArrangedPage
  /** Undefined until it is rendered. */
  image: File | undefined
  /** Whether it is the only page left. */
  isAlone: boolean
  isOver: boolean
  onMove: (by: number) => void
  onRotate: () => void
  onRemove: () => void
  onDragStart: () => void
  onDragOver: () => void
  onDragEnd: () => void
}

/** The thumbnail of a page, with buttons to move, rotate and delete it. */
export function PageCard({ card, image, isAlone, isOver, onMove, onRotate, onRemove, ...drag }: PageCardProps) {
  const words = usePageTexts<PageTexts>()
  const url = useObjectUrl(image)
  const { page, rotation } = card
  const label = (sentence: string) => fill(sentence, { page })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li
      className={styles['card']}
      data-over={isOver || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', label(words.page))
        drag.onDragStart()
      }}
      onDragOver={drag.onDragOver}
      onDragEnd={drag.onDragEnd}
      onKeyDown={onKeyDown}
    >
      <div className={styles['sheet']}>
        {url ? (
          <img src={url} alt={label(words.page)} draggable={false} style={{ rotate: `${rotation}deg` }} />
        ) : (
          <span>{page}</span>
        )}
      </div>
      <b className={styles['number']}>{page}</b>
      <div className={styles['actions']}>
        <IconButton label={label(words.earlier)} onClick={() => onMove(-1)}>
          <IconChevronLeft size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={label(words.turn)} onClick={onRotate}>
          <IconRotateClockwise size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={label(words.remove)} data-remove="" disabled={isAlone} onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={label(words.later)} onClick={() => onMove(1)}>
          <IconChevronRight size={18} stroke={1.75} />
        </IconButton>
      </div>
    </li>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
