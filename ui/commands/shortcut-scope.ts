import { useEffect } from 'react'

/** A part of a page with its own keys. */
export type ShortcutScope = 'home' | 'tool' | 'differences' | 'schema' | 'tree' | 'table' | 'graph' | 'api' | 'admin'

/** The scopes on the page, each as often as it is there. */
const scopes: ShortcutScope[] = []

/** Registers a part of the page with its own keys, so that the list of shortcuts shows them. */
export function useShortcutScope(scope: ShortcutScope): void {
  useEffect(() => {
    scopes.push(scope)
    return () => void scopes.splice(scopes.indexOf(scope), 1)
  }, [scope])
}

export const isOnPage = (scope: ShortcutScope): boolean => scopes.includes(scope)
