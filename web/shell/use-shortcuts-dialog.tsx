import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { isShortcut } from '#ui/controls/is-shortcut.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

/** The dialog with the shortcuts of the page, which "?" opens, and what a link to it does. */
export function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Whoever chooses it in the search means it, wherever the focus is and though keys without Ctrl are off.
      if (event.key === '?' && (!event.isTrusted || isShortcut(event))) setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return { onClick, dialog: <Suspense>{isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense> }
}
