import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { isAdmin } from '../session/session.ts'
import { useUser } from '../session/use-user.ts'
import { Loading } from '../shell/loading.tsx'

/** Lets administrators in. Others go to /login with the search parameters as they were; where they were headed is kept in the history's state. */
export function AdminGate({ children }: { children: ReactNode }) {
  const user = useUser()
  const navigate = useNavigate()
  const router = useRouter()
  const isOut = user !== null && !isAdmin(user)

  useEffect(() => {
    if (!isOut) return
    const { href, search } = router.latestLocation
    void navigate({ to: '/login', search: search as never, state: { askedFor: href }, replace: true })
  }, [isOut, navigate, router])

  return isAdmin(user ?? undefined) ? children : <Loading />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of the back office that somebody wanted before they were asked to log in. */
    askedFor?: string
  }
}
