import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../language/language.ts'
import { Button } from './button.tsx'

/** In milliseconds, the same as a toast with an undo button. */
const offered = 8000

interface UndoButtonProps {
  /** Names the action, if it is not a deletion. */
  label?: string
  onUndo: () => void
  /** Called when it expires. */
  onExpire: () => void
}

/**
 * Undoes the last action, usually a deletion. It is shown for some seconds, and longer while it is hovered or focused.
 */
export function UndoButton({ label, onUndo, onExpire }: UndoButtonProps) {
  const words = useTexts({ en: { undo: 'Undo delete' }, zh: { undo: '撤销删除' } })
  const [isHeld, setHeld] = useState(false)
  const expire = useRef(onExpire)
  expire.current = onExpire

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => expire.current(), offered)
    return () => clearTimeout(timer)
  }, [isHeld])

  return (
    <Button
      size="small"
      onClick={onUndo}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {label ?? words.undo}
    </Button>
  )
}
