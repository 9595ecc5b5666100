import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { call } from '../api/call.ts'
import { endSession } from '../session/session.ts'

/**
 * Logs out and navigates to /login. The navigation comes first: a page with unsaved changes may ask, and a user who
 * stays is still logged in. The server's answer is not awaited.
 */
export function useLogOut(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await router.navigate({ to: '/login', state: { hasLoggedOut: true } })
    if (!router.latestLocation.state.hasLoggedOut) return
    call('logout', { signal: AbortSignal.timeout(10_000) }).catch(() => {})
    endSession()
    queryClient.clear()
  }, [queryClient, router])
}
