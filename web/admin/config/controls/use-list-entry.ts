import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { transferContentsOf } from '#ui/transfer/transfer-contents.ts'

/**
 * A typed line that is committed by Enter, on blur, and by saving, so that no typed text
 * is lost. Several pasted lines are committed at once.
 */
export function useListEntry(start: string, take: (lines: string[]) => void, separators = /\r?\n/) {
  /** The element with the line and its buttons. */
  const entry = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(start)

  function takeOver(text = typed): void {
    const lines = text
      .split(separators)
      .map((line) => line.trim())
      .filter(Boolean)
    setTyped('')
    if (lines.length > 0) take(lines)
  }

  return {
    entry,
    typed,
    takeOver,
    line: {
      value: typed,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        separators.test(value) ? takeOver(value) : setTyped(value),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const text = transferContentsOf(event.clipboardData).text
        if (!separators.test(text.trim())) return
        event.preventDefault()
        takeOver(typed + text)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return
        const saves = (event.ctrlKey || event.metaKey) && event.key === 's'
        if (event.key !== 'Enter' && !saves) return
        if (!saves) event.preventDefault()
        takeOver()
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        // Focusing a button beside the line is no blur.
        if (!entry.current?.contains(relatedTarget)) takeOver()
      },
    },
  }
}
