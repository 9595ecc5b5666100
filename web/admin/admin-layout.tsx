import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuthGuard } from '../access/use-auth-guard.ts'
import { useRefreshUser } from '../access/use-refresh-user.ts'
import { queryClient } from '../boot/query-client.ts'
import { ThemedMantineProvider } from '../mantine/themed-mantine-provider.tsx'
import { isAdmin } from '../session/session.ts'
import { LazyToasts } from '../toast/lazy-toasts.tsx'
import { DelayedLoading } from './controls/delayed-loading.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'

/** The layout of the back office, for administrators only. */
export default function AdminLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemedMantineProvider>
        <AdminGate>
          <AdminFrame>
            <Outlet />
          </AdminFrame>
        </AdminGate>
        <LazyToasts />
      </ThemedMantineProvider>
    </QueryClientProvider>
  )
}

/** Admits administrators. Others are redirected to /login before anything of the back office is rendered. */
function AdminGate({ children }: { children: ReactNode }) {
  const user = useAuthGuard(isAdmin)
  useRefreshUser()
  if (user) return children
  return (
    <main id="main" tabIndex={-1}>
      <DelayedLoading />
    </main>
  )
}
