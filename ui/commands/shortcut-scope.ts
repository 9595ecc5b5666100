import { useEffect } from 'react'

/** A part of a page that has keys of its own. */
export type ShortcutScope = 'home' | 'tool' | 'differences' | 'schema' | 'tree' | 'table' | 'graph' | 'api' | 'admin'

/** Of what is on the page, each as often as it is there. */
const scopes: ShortcutScope[] = []

/** Registers a part of the page with keys of its own, so that the list of shortcuts shows them. */
export function useShortcutScope(scope: ShortcutScope): void {
  useEffect(() => {
    scopes.push(scope)
    return () => void scopes.splice(scopes.indexOf(scope), 1)
  }, [scope])
}

export const isOnPage = (scope: ShortcutScope): boolean => scopes.includes(scope)
