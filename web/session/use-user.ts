import { useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, readUser, type UserInfo } from './session.ts'

/** The user who is logged in, or undefined; null in the first render, which matches the server's. */
export function useUser(): UserInfo | undefined | null {
  const text = useSyncExternalStore(
    onSessionChange,
    () => JSON.stringify(readUser()) ?? '',
    () => null,
  )
  return useMemo(() => (text === null ? null : text ? JSON.parse(text) : undefined), [text])
}
