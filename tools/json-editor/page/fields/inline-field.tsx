import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDocument } from '../document/document-context.tsx'
import styles from './inline-field.module.css'

interface InlineFieldProps {
  label: string
  start: string
  /** Commits the typed text; returns what is wrong with it, if anything. */
  onCommit: (typed: string) => Promise<string | undefined>
  /** Called when the field is to close, with the key that ended it. */
  onEnd: (key?: string) => void
}

/** A field in the place of what it edits: Enter and leaving it commit, Esc cancels. Errors are shown under it. */
export function InlineField({ label, start, onCommit, onEnd }: InlineFieldProps) {
  const { reportFailure } = useDocument()
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const hasEnded = useRef(false)
  const typed = useRef(start)
  const isGone = useRef(false)
  const leave = useRef(() => {})
  leave.current = () => {
    if (!hasEnded.current && typed.current !== start) void commit()
  }

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
    isGone.current = false
    // Scrolled out of view, it commits what was typed.
    return () => {
      isGone.current = true
      leave.current()
    }
  }, [])

  async function commit(key?: string): Promise<void> {
    if (hasEnded.current) return
    hasEnded.current = true
    const complaint = typed.current === start ? undefined : await onCommit(typed.current)
    // After the field was left, errors are shown elsewhere, and the focus stays where it is.
    if (isGone.current) return complaint === undefined ? undefined : reportFailure(complaint)
    if (complaint === undefined) return onEnd(key)
    hasEnded.current = false
    setWrong(complaint)
  }

  function press(event: KeyboardEvent): void {
    event.stopPropagation()
    // While an input method composes, Enter accepts its suggestion.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      void commit(event.key)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      hasEnded.current = true
      onEnd(event.key)
    }
  }

  return (
    <span className={styles['edit']} role="none" onClick={(event) => event.stopPropagation()}>
      <input
        ref={field}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        defaultValue={start}
        size={Math.min(60, Math.max(12, start.length + 2))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onKeyDown={press}
        onChange={({ currentTarget }) => {
          typed.current = currentTarget.value
          setWrong(undefined)
        }}
        onBlur={() => void commit()}
      />
      {wrong && (
        <span role="alert" className={styles['wrong']}>
          {wrong}
        </span>
      )}
    </span>
  )
}
