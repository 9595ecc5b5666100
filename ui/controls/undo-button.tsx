import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../language/language.ts'
import { Button } from './button.tsx'

/** In milliseconds, as long as a toast with an undo button shows. */
const offered = 8000

interface UndoButtonProps {
  /** What it takes back, where that is no deletion. */
  label?: string
  onUndo: () => void
  /** Called when it is to go. */
  onExpire: () => void
}

/** Takes back what was just done, a deletion as a rule. It is offered for some seconds, and as long as somebody is on it. */
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
