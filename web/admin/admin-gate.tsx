import type { ReactNode } from 'react'
import { useAuthGuard } from '../access/use-auth-guard.ts'
import { useRefreshUser } from '../access/use-refresh-user.ts'
import { isAdmin } from '../session/session.ts'
import { DelayedLoading } from './controls/delayed-loading.tsx'

/** Lets administrators in. Others go to /login before anything of the back office shows. */
export function AdminGate({ children }: { children: ReactNode }) {
  const user = useAuthGuard(isAdmin)
  useRefreshUser()
  if (user) return children
  return (
    <main id="main" tabIndex={-1}>
      <DelayedLoading />
    </main>
  )
}
