import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useCommand } from '#ui/commands/use-command.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

/** The shortcuts dialog, which "?" opens, and the props of a link to it. */
export function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false)

  useCommand('shortcuts', () => setOpen(true))

  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return { onClick, dialog: <Suspense>{isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense> }
}
