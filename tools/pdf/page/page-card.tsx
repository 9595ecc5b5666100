import { IconChevronLeft, IconChevronRight, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useObjectUrl } from '#ui/image/use-object-url.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Card } from './arrangement.ts'
import styles from './page-grid.module.css'
import type { PageTexts } from './texts.en.ts'

interface PageCardProps {
  card: Card
  /** Undefined until it is drawn. */
  image: File | undefined
  /** It is the last one that is left. */
  isAlone: boolean
  isOver: boolean
  onMove: (by: number) => void
  onTurn: () => void
  onRemove: () => void
  onDragStart: () => void
  onDragOver: () => void
  onDragEnd: () => void
}

/** A page, small, with what can be done to it. */
export function PageCard({ card, image, isAlone, isOver, onMove, onTurn, onRemove, ...drag }: PageCardProps) {
  const words = usePageTexts<PageTexts>()
  const url = useObjectUrl(image)
  const { page, turn } = card
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
          <img src={url} alt={label(words.page)} draggable={false} style={{ rotate: `${turn}deg` }} />
        ) : (
          <span>{page}</span>
        )}
      </div>
      <b className={styles['number']}>{page}</b>
      <div className={styles['actions']}>
        <IconButton label={label(words.earlier)} onClick={() => onMove(-1)}>
          <IconChevronLeft size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={label(words.turn)} onClick={onTurn}>
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
