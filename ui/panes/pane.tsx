import { type KeyboardEventHandler, type ReactNode, type Ref, useId } from 'react'
import { fill } from '#kit/sentence.ts'
import { Spacer } from '../controls/spacer.tsx'
import { useTexts } from '../language/language.ts'
import { DropOverlay } from '../transfer/drop-overlay.tsx'
import { inputPart } from './bench-parts.ts'
import styles from './panes.module.css'

interface PaneFrameProps {
  ref?: Ref<HTMLElement>
  title: string
  /** The size of its content. */
  size: ReactNode
  /** The buttons in the header. */
  tools: ReactNode
  isBad: boolean
  /** Whether something is being dragged over it. */
  isDraggedOver: boolean
  /** Whether the swap button is at its edge. */
  hasDivider?: boolean
  /** Handles keys before the field does. */
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A pane of an input: its header, and the field below. */
export function Pane({
  ref,
  title,
  size,
  tools,
  isBad,
  isDraggedOver,
  hasDivider = true,
  onKeyDown,
  children,
}: PaneFrameProps) {
  const id = useId()
  const words = useTexts(texts)
  return (
    <section
      ref={ref}
      onKeyDownCapture={onKeyDown}
      className={`${styles['pane']} ${hasDivider ? styles['leading'] : ''}`}
      data-bad={isBad || undefined}
      aria-labelledby={id}
    >
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <span className={styles['meta']}>{size}</span>
        <Spacer />
        {tools}
      </div>
      {children}
      {isDraggedOver && <DropOverlay sentence={fill(words.drop, { title })} />}
    </section>
  )
}

/** The text field in its pane. */
export const PaneField = ({ children }: { children: ReactNode }) => (
  <div {...inputPart} className={styles['result']}>
    {children}
  </div>
)

interface PaneStackProps {
  ref?: Ref<HTMLDivElement>
  /** Side by side where there is room. */
  isBeside?: boolean
  children: ReactNode
}

/** Panes one under another, or side by side. */
export const PaneStack = ({ ref, isBeside, children }: PaneStackProps) => (
  <div ref={ref} className={styles['inputs']} data-beside={isBeside || undefined}>
    {children}
  </div>
)

const texts = { en: { drop: 'Drop to open in “{title}”' }, zh: { drop: '松开即可放入“{title}”' } }
