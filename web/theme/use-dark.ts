import { useSyncExternalStore } from 'react'
import { useBoot } from '../boot/boot.ts'
import { isDark, onThemeChange } from './theme.ts'

/** Whether the page is dark. The first render matches the server's, which only has the cookie. */
export function useDark(): boolean {
  const drawn = useBoot().isDark ?? false
  return useSyncExternalStore(onThemeChange, isDark, () => drawn)
}
