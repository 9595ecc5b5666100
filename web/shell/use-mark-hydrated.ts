import { useEffect } from 'react'

/**
 * Says on the document that the page takes input (`html[data-hydrated]`). Every page says so itself: the shell comes
 * alive before what it holds.
 */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}
