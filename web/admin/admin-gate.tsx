import type { ReactNode } from 'react'
import { isAdmin } from '../session/session.ts'
import { useAdmission } from '../session/use-admission.ts'
import { useOwnUser } from '../session/use-own-user.ts'
import { Waiting } from './waiting.tsx'

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
