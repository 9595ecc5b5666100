import { useEffect, useRef } from 'react'
import { isShortcut } from './is-shortcut.ts'

interface Keys {
  /** Ctrl/Cmd+Enter. */
  onRun?: () => void
  /** Esc; missing while nothing runs. */
  onCancel?: (() => void) | undefined
  /** Ctrl/Cmd+S; missing while there is nothing to save. */
  onSave?: (() => void) | undefined
  /** "/", outside of fields. */
  onFocus?: () => void
}

/** Hears the keys of a bench wherever the focus is. A key that has nothing to do is left to the browser. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const does = actionOf(event, latest.current)
      if (!does || event.defaultPrevented) return
      does()
      event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

function actionOf(event: KeyboardEvent, { onRun, onCancel, onSave, onFocus }: Keys): (() => void) | undefined {
  const withControl = (event.ctrlKey || event.metaKey) && !event.altKey
  if (withControl && event.key === 'Enter') return onRun
  if (withControl && event.key === 's') return onSave
  if (event.key === 'Escape') return onCancel
  return event.key === '/' && isShortcut(event) ? onFocus : undefined
}
