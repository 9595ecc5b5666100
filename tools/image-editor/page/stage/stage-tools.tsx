import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Values } from '#kit/values.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import type { Undo } from '../use-undo.ts'
import styles from './stage.module.css'

interface StageToolsProps {
  /** Missing where there is no undo. */
  history: Undo<Values> | undefined
  note?: string
  children?: ReactNode
}

/** The toolbar of a stage: undo, redo, and the edit's own buttons. */
export function StageTools({ history, note, children }: StageToolsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <div className={styles['tools']}>
      {history && (
        <>
          <IconButton
            label={words.undo}
            aria-keyshortcuts="Control+Z"
            disabled={!history.undo}
            onClick={() => history.undo?.()}
          >
            <IconArrowBackUp size={18} stroke={1.75} />
          </IconButton>
          <IconButton
            label={words.redo}
            aria-keyshortcuts="Control+Shift+Z"
            disabled={!history.redo}
            onClick={() => history.redo?.()}
          >
            <IconArrowForwardUp size={18} stroke={1.75} />
          </IconButton>
        </>
      )}
      {children}
      <Spacer />
      {note && <span className={styles['toolsNote']}>{note}</span>}
    </div>
  )
}
