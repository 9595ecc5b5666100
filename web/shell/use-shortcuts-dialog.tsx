import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { isShortcut } from '#ui/controls/is-shortcut.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

/** The dialog with the shortcuts of the page, which "?" opens, and what a link to it does. */
export function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '?' && isShortcut(event)) setOpen(true)
    }
    const open = () => setOpen(true)
    addEventListener('keydown', onKeyDown)
    // The search asks for it by its name.
    addEventListener('shortcuts', open)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('shortcuts', open)
    }
  }, [])

  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return { onClick, dialog: <Suspense>{isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense> }
}
