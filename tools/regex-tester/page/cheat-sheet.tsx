import { useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import styles from './cheat-sheet.module.css'
import { useLazy } from './use-lazy.tsx'

/** What can stand in a pattern, to look up; it comes when it is opened. */
export function CheatSheet() {
  const { page: words } = useTexts({ en, zh })
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
