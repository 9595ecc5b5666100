import { useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, readUser, type UserInfo } from './session.ts'

/** Who is logged in; undefined for nobody, and null in the first render, which knows what the server knows: nothing. */
export function useUser(): UserInfo | undefined | null {
  const text = useSyncExternalStore(
    onSessionChange,
    () => JSON.stringify(readUser()) ?? '',
    () => null,
  )
  return useMemo(() => (text === null ? null : text ? JSON.parse(text) : undefined), [text])
}
