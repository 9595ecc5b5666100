import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onSessionLost, type UserInfo } from '../session/session.ts'
import { useUser } from '../session/use-user.ts'
import type { Arrival } from './login-redirect.ts'

/**
 * Lets in whom a page is for; undefined until it is known who that is. Others are sent to /login with the search
 * parameters as they were; where they were headed is kept in the history's state.
 */
export function useAdmission(isAdmitted: (user: UserInfo) => boolean): UserInfo | undefined {
  const user = useUser()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const router = useRouter()
  const isLost = useRef(false)
  const isIn = user != null && isAdmitted(user)
  const isOut = user !== null && !isIn

  useEffect(
    () =>
      onSessionLost(() => {
        isLost.current = true
      }),
    [],
  )

  useEffect(() => {
    if (!isOut) return
    queryClient.clear()
    const { href, pathname, search } = router.latestLocation
    if (pathname === '/login') return
    const state = { askedFor: href, ...(isLost.current && { isLost: true }) }
    void navigate({ to: '/login', search: search as never, state, replace: true })
  }, [isOut, navigate, queryClient, router])

  return isIn ? user : undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState extends Arrival {}
}
