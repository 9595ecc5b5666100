import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onSessionExpired, type UserInfo } from '../session/session.ts'
import { useUser } from '../session/use-user.ts'
import type { LoginRedirect } from './login-redirect.ts'

/**
 * Guards a page: returns the user if admitted; undefined until that is known. Others are redirected to /login with the
 * search parameters; the requested path is in the history's state.
 */
export function useAuthGuard(isAdmitted: (user: UserInfo) => boolean): UserInfo | undefined {
  const user = useUser()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const router = useRouter()
  const isExpired = useRef(false)
  const isAllowed = user != null && isAdmitted(user)
  const isDenied = user !== null && !isAllowed

  useEffect(
    () =>
      onSessionExpired(() => {
        isExpired.current = true
      }),
    [],
  )

  useEffect(() => {
    if (!isDenied) return
    queryClient.clear()
    const { href, pathname, search } = router.latestLocation
    if (pathname === '/login') return
    const state = { returnTo: href, ...(isExpired.current && { isExpired: true }) }
    void navigate({ to: '/login', search: search as never, state, replace: true })
  }, [isDenied, navigate, queryClient, router])

  return isAllowed ? user : undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState extends LoginRedirect {}
}
