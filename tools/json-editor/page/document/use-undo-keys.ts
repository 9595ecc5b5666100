import type { KeyboardEvent } from 'react'
import { useDocument } from './document-context.tsx'

/**
 * Handles the keys of undo and redo.
 *
 * @param isElsewhere tells whether a target has an undo of its own
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
