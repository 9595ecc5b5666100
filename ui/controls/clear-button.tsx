import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../language/language.ts'
import { IconButton } from './button.tsx'

interface Clearing {
  canUndo: boolean
  /** Clears the value, or restores it. */
  clearOrUndo: () => void
  /** Restores on Ctrl/Cmd+Z if the value was cleared and not replaced. */
  onKeyDown: (event: KeyboardEvent) => void
}

/** Clears a value, and restores it. */
export function useClearing<Value>(
  value: Value,
  { isFilled, empty, onChange }: { isFilled: boolean; empty: Value; onChange: (value: Value) => void },
): Clearing {
  const [cleared, setCleared] = useState<Value>()
  const canUndo = !isFilled && cleared !== undefined

  function clearOrUndo(): void {
    onChange(canUndo ? cleared : empty)
    setCleared(isFilled ? value : undefined)
  }

  return {
    canUndo,
    clearOrUndo,
    onKeyDown(event) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
      if (!isUndo || !canUndo) return
      event.preventDefault()
      event.stopPropagation()
      clearOrUndo()
    },
  }
}

interface ClearButtonProps extends Pick<Clearing, 'canUndo' | 'clearOrUndo'> {
  isFilled: boolean
  /** What it clears. */
  label: string
}

/** Clears a value; after that it becomes an undo button. The focus stays on it. */
export function ClearButton({ isFilled, label, canUndo, clearOrUndo }: ClearButtonProps) {
  const words = useTexts({ en: { undo: 'Undo clear' }, zh: { undo: '撤销清空' } })
  const Icon = canUndo ? IconArrowBackUp : IconX
  return (
    <IconButton
      label={canUndo ? words.undo : label}
      disabled={!isFilled && !canUndo}
      command={canUndo ? 'undo-clear' : 'clear'}
      onClick={clearOrUndo}
    >
      <Icon size={18} stroke={1.75} />
    </IconButton>
  )
}
