import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '#ui/button.tsx'
import type { Place } from '#ui/code-editor.tsx'
import type { HeldText } from '#ui/held-text.ts'
import { useTexts } from '#ui/language.ts'
import { sizeOf, thin } from '#ui/measure-text.ts'
import { TextEditor } from '#ui/text-editor.tsx'
import { useLatest } from '#ui/use-latest.ts'
import { useDocument } from './document-context.tsx'
import styles from './part.module.css'
import { findPlace, type Part, partAt, partBefore } from './parts.ts'
import { words } from './words.ts'

/** In milliseconds, after the last key. */
const delay = 500

/**
 * A text too long for one editor, a part at a time. What is typed goes into the text when the typing rests; the rest of
 * it is never read.
 */
export function PartEditor({ text }: { text: HeldText }) {
  const said = useTexts(words)
  const { change, go } = useDocument()
  const [part, setPart] = useState<Part>()
  const [caret, setCaret] = useState<Place>()
  const shown = useRef<Part>(undefined)
  shown.current = part
  const typed = useRef<{ part: Part; text: string }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const own = useRef<HeldText>(undefined)

  /** Puts what was typed into the text; answers the text then. */
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

  const begin = useLatest()
  /** Shows a part when it was read, if nothing newer is wanted by then; says whether it does. */
  const open = useCallback(
    async (reading: Promise<Part>): Promise<boolean> => {
      const signal = begin()
      const read = await reading
      if (!signal.aborted) setPart(read)
      return !signal.aborted
    },
    [begin],
  )

  // Another text, by a way back or a new file: the same part of it.
  useEffect(() => {
    if (own.current === text) return
    own.current = text
    typed.current = undefined
    void open(partAt(text, Math.min(shown.current?.start ?? 0, Math.max(0, text.size - 1))))
  }, [text, open])

  const settling = useRef(settle)
  settling.current = settle

  // Once for each place: what is typed afterwards does not lead back to it.
  useEffect(() => {
    if (!go) return
    void (async () => {
      const held = settling.current()
      const found = findPlace(held, go)
      const isShown = await open(found.then(({ offset }) => partAt(held, offset)))
      if (isShown) setCaret({ line: 1, column: (await found).column })
    })()
  }, [go, open])

  // What was typed a moment ago goes along when another view is opened.
  useEffect(() => () => void settling.current(), [])

  if (!part) return null
  const { start, end } = part
  return (
    <div className={styles['part']}>
      <div className={styles['bar']}>
        <IconButton label={said.firstPart} disabled={start === 0} onClick={() => void open(partAt(settle(), 0))}>
          <IconChevronLeftPipe size={18} stroke={1.75} />
        </IconButton>
        <IconButton
          label={said.previousPart}
          disabled={start === 0}
          onClick={() => void open(partBefore(settle(), start))}
        >
          <IconChevronLeft size={18} stroke={1.75} />
        </IconButton>
        <span>{fill(said.part, { from: thin(start), to: thin(end), size: sizeOf(text.size) })}</span>
        <IconButton label={said.nextPart} disabled={end >= text.size} onClick={() => void open(partAt(settle(), end))}>
          <IconChevronRight size={18} stroke={1.75} />
        </IconButton>
        <IconButton
          label={said.lastPart}
          disabled={end >= text.size}
          onClick={() => void open(partBefore(settle(), text.size))}
        >
          <IconChevronRightPipe size={18} stroke={1.75} />
        </IconButton>
      </div>
      <TextEditor
        key={start}
        value={part.text}
        mediaType="application/json"
        label={said.partLabel}
        go={caret}
        onChange={(next) => {
          // Who types stays here, whatever was on its way.
          begin()
          typed.current = { part, text: next }
          clearTimeout(timer.current)
          timer.current = setTimeout(settle, delay)
        }}
      />
    </div>
  )
}
