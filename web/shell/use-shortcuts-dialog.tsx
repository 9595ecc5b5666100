import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useCommand } from '#ui/commands/use-command.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

/** The dialog with the shortcuts of the page, which "?" opens, and what a link to it does. */
export function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false)

  useCommand('shortcuts', () => setOpen(true))

  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return { onClick, dialog: <Suspense>{isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense> }
}
