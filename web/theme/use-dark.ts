import { useSyncExternalStore } from 'react'
import { useBoot } from '../boot/boot.ts'
import { isDark, onThemeChange } from './theme.ts'

/** Says whether the page is dark. The first render is the server's, which knows the cookie alone. */
export function useDark(): boolean {
  const drawn = useBoot().isDark ?? false
  return useSyncExternalStore(onThemeChange, isDark, () => drawn)
}
