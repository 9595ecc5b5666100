import type { ReactNode } from 'react'
import { useAdmission } from '../access/use-auth-guard.ts'
import { useOwnUser } from '../access/use-refresh-user.ts'
import { isAdmin } from '../session/session.ts'
import { Waiting } from './controls/delayed-loading.tsx'

/** Lets administrators in. Others go to /login before anything of the back office shows. */
export function AdminGate({ children }: { children: ReactNode }) {
  const user = useAdmission(isAdmin)
  useOwnUser()
  if (user) return children
  return (
    <main id="main" tabIndex={-1}>
      <Waiting />
    </main>
  )
}
