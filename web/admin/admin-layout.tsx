import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '../boot/query-client.ts'
import { ThemedMantineProvider } from '../mantine/themed-mantine-provider.tsx'
import { LazyToasts } from '../toast/lazy-toasts.tsx'
import { AdminGate } from './admin-gate.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'

/** The back office: who is no administrator is sent to /login before anything of it shows. */
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
