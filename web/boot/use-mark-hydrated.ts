import { useEffect } from 'react'

/**
 * Marks the document as hydrated (`html[data-hydrated]`): from then on the page handles input. Every page calls it
 * itself, because the shell is hydrated before the page in it.
 */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}
