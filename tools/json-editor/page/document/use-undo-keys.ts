import type { KeyboardEvent } from 'react'
import { useDocument } from './document-context.tsx'

/**
 * Hears the keys that lead back and forth again.
 *
 * @param isElsewhere tells of fields that have a way back of their own
 */
export function useUndoKeys(isElsewhere: (target: EventTarget) => boolean): (event: KeyboardEvent) => void {
  const { undo } = useDocument()
  return (event) => {
    if (isElsewhere(event.target) || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const does = key === 'z' ? (event.shiftKey ? undo.redo : undo.undo) : key === 'y' ? undo.redo : undefined
    if (!does) return
    event.preventDefault()
    event.stopPropagation()
    does()
  }
}
