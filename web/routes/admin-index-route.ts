import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminRoute } from './admin-route.ts'

/** Shows the screen that `tab` names: `config` (also where it names none), `data-list`, `dashboard`. */
export const adminIndexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  staticData: { module: 'web/admin/admin-index-page.tsx', reads: { tab: ['config', 'data-list', 'dashboard'] } },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } => (typeof tab === 'string' ? { tab } : {}),
  component: lazyRouteComponent(() => import('../admin/admin-index-page.tsx')),
})
