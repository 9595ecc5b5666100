import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { useCommand } from '#ui/commands/use-command.ts'

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

  useCommand('search', () => setOpen((open) => !open))

  return (
    <SearchContext value={search}>
      {children}
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </SearchContext>
  )
}
