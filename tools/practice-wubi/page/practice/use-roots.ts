import { useEffect, useState } from 'react'
import { loadRoots } from '../../table/load-roots.ts'
import type { RootTable } from '../../table/split-of.ts'

/** Holds the roots of characters, which are loaded when they are first wanted. Without them a hint is its codes alone. */
export function useRoots(areWanted: boolean): RootTable | undefined {
  const [roots, setRoots] = useState<RootTable>()
  useEffect(() => {
    if (areWanted) loadRoots().then(setRoots, () => {})
  }, [areWanted])
  return roots
}
