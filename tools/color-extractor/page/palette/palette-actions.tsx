import { IconArrowBackUp } from '@tabler/icons-react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { type EditedPalette, isEdited, resetPalette, undoStep } from './edited-palette.ts'
import styles from './palette.module.css'

export interface PaletteProps {
  palette: EditedPalette
  onChange: (change: (palette: EditedPalette) => EditedPalette) => void
}

/** Undo and reset. Both are always shown, and keep the focus when there is nothing left to undo. */
export function PaletteActions({ palette, onChange }: PaletteProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const canUndo = palette.past.length > 0
  const canReset = isEdited(palette)

  function take(isPossible: boolean, change: typeof undoStep, said: string): void {
    if (!isPossible) return
    onChange(change)
    announce(said)
  }

  return (
    <div className={styles['actions']}>
      <p>{words.locks}</p>
      <Spacer />
      <IconButton
        label={words.undo}
        aria-disabled={!canUndo || undefined}
        onClick={() => take(canUndo, undoStep, words.undone)}
      >
        <IconArrowBackUp size={18} stroke={1.75} />
      </IconButton>
      <Button
        size="small"
        aria-disabled={!canReset || undefined}
        onClick={() => take(canReset, resetPalette, words.wasReset)}
      >
        {words.reset}
      </Button>
    </div>
  )
}
