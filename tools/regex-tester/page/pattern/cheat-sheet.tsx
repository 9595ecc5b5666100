import { useState } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { useLazy } from '../use-lazy.ts'
import styles from './cheat-sheet.module.css'

/** A reference of the syntax, loaded when it is opened. */
export function CheatSheet() {
  const words = usePageTexts<PageTexts>()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['sheet']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.sheet}</summary>
      {isOpen && <Entries />}
    </details>
  )
}

function Entries() {
  const List = useLazy(async () => (await import('./cheat-sheet-list.tsx')).CheatSheetList)
  return List ? <List /> : null
}
