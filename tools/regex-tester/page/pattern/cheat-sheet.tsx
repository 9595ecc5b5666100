import { useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { pageTexts } from '../page-texts.ts'
import { useLazy } from '../use-lazy.ts'
import styles from './cheat-sheet.module.css'

/** What can stand in a pattern, to look up; it comes when it is opened. */
export function CheatSheet() {
  const words = useTexts(pageTexts)
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
