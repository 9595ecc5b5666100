import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react'

const loadDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(loadDialog)

interface Search {
  open(): void
  /** Fetches the dialog before it is asked for. */
  prepare(): void
}

const SearchContext = createContext<Search>({ open: () => {}, prepare: () => {} })

export const useSearch = (): Search => useContext(SearchContext)

/** Holds the search dialog, which Ctrl+K or Cmd+K opens from anywhere. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const search = useMemo(() => ({ open: () => setOpen(true), prepare: () => void loadDialog() }), [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <SearchContext value={search}>
      {children}
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </SearchContext>
  )
}
