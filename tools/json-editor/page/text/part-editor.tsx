import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { IconButton } from '#ui/controls/button.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { TextEditor } from '#ui/editor/text-editor.tsx'
import type { HeldText } from '#ui/text/held-text.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import styles from './part.module.css'
import { findPosition, type Part, partAt, partBefore } from './parts.ts'

/** In milliseconds, after the last key. */
const delay = 500

/**
 * Edits a text too long for one editor, a part at a time. Typing is applied to the text when it pauses; the other parts
 * are never read.
 */
export default function PartEditor({ text }: { text: HeldText }) {
  const words = usePageTexts<PageTexts>()
  const { change, go, flushTyping } = useDocument()
  const [part, setPart] = useState<Part>()
  const [caret, setCaret] = useState<CaretPosition>()
  const shown = useRef<Part>(undefined)
  shown.current = part
  const typed = useRef<{ part: Part; text: string }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const own = useRef<HeldText>(undefined)

  /** Applies pending typing to the text; returns the text then. */
  const settle = useCallback((): HeldText => {
    clearTimeout(timer.current)
    const { current } = typed
    typed.current = undefined
    if (!current) return own.current ?? text
    const { start, end } = current.part
    const before = own.current ?? text
    const changed = new Blob([before.slice(0, start), current.text, before.slice(end)])
    own.current = changed
    setPart({ start, end: start + new Blob([current.text]).size, text: current.text })
    change(changed)
    return changed
  }, [text, change])

  const settling = useRef(settle)
  settling.current = settle

  const latestOpen = useRef(0)
  /**
   * Shows the part that was requested last, with what was typed meanwhile; late answers to earlier calls are dropped.
   */
  const open = useCallback(async (read: (held: HeldText) => Promise<Part>, onShown = () => {}) => {
    const own = ++latestOpen.current
    let next: Part
    do next = await read(settling.current())
    while (typed.current && own === latestOpen.current)
    if (own !== latestOpen.current) return
    setPart(next)
    onShown()
  }, [])

  // Another text, by undo or a new file: shows the same part of it. Checked at each render: an undo right after typing
  // leads to the text that is rendered already.
  useLayoutEffect(() => {
    if (own.current === text) return
    own.current = text
    typed.current = undefined
    void open((held) => partAt(held, Math.min(shown.current?.start ?? 0, Math.max(0, held.size - 1))))
  })

  // Undo begins with the latest typing.
  useEffect(() => {
    flushTyping.current = () => void settling.current()
    return () => {
      flushTyping.current = undefined
    }
  }, [flushTyping])

  // Once for each target: later typing does not jump back to it.
  useEffect(() => {
    if (!go) return
    let column = 1
    const read = async (held: HeldText) => {
      const position = await findPosition(held, go)
      column = position.column
      return partAt(held, position.offset)
    }
    void open(read, () => setCaret({ line: 1, column }))
  }, [go, open])

  // Pending typing is applied when another view is opened.
  useEffect(() => () => void settling.current(), [])

  if (!part) return null
  const { start, end } = part
  return (
    // Pending typing is applied before another text can be chosen.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for blur
    <div className={styles['part']} onBlur={() => void settle()}>
      <div className={styles['bar']}>
        <IconButton label={words.firstPart} disabled={start === 0} onClick={() => void open((held) => partAt(held, 0))}>
          <IconChevronLeftPipe size={18} stroke={1.75} />
        </IconButton>
        <IconButton
          label={words.previousPart}
          disabled={start === 0}
          onClick={() => void open((held) => partBefore(held, start))}
        >
          <IconChevronLeft size={18} stroke={1.75} />
        </IconButton>
        <span>{fill(words.part, { from: formatCount(start), to: formatCount(end), size: sizeOf(text.size) })}</span>
        <IconButton
          label={words.nextPart}
          disabled={end >= text.size}
          onClick={() => void open((held) => partAt(held, end))}
        >
          <IconChevronRight size={18} stroke={1.75} />
        </IconButton>
        <IconButton
          label={words.lastPart}
          disabled={end >= text.size}
          onClick={() => void open((held) => partBefore(held, held.size))}
        >
          <IconChevronRightPipe size={18} stroke={1.75} />
        </IconButton>
      </div>
      <TextEditor
        key={start}
        value={part.text}
        mediaType="application/json"
        label={words.partLabel}
        go={caret}
        onChange={(next) => {
          typed.current = { part, text: next }
          clearTimeout(timer.current)
          timer.current = setTimeout(settle, delay)
        }}
      />
    </div>
  )
}
