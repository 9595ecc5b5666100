import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react'
import { useCommand } from '#ui/commands/use-command.ts'

const loadDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(loadDialog)

interface Search {
  open(): void
  /** Preloads the dialog. */
  prepare(): void
}

const SearchContext = createContext<Search>({ open: () => {}, prepare: () => {} })

export const useSearch = (): Search => useContext(SearchContext)

/**
 * Holds the search dialog, which Ctrl+K or Cmd+K opens from anywhere, and so does a dropped file that nothing else
 * takes.
 */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState<boolean | File>(false)
  const search = useMemo(() => ({ open: () => setOpen(true), prepare: () => void loadDialog() }), [])

  useCommand('search', () => setOpen((open) => !open))
  useEffect(() => {
    const prepare = () => void import('./catch-drops.ts').then(({ catchDrops }) => catchDrops(setOpen))
    addEventListener('dragenter', prepare, { once: true })
    return () => removeEventListener('dragenter', prepare)
  }, [])

  return (
    <SearchContext value={search}>
      {children}
      <Suspense>{isOpen && <SearchDialog key={typeof isOpen} file={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </SearchContext>
  )
}
