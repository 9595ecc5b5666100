import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { officeHead } from '../head/office-head.ts'
import { adminRoute } from './admin-route.ts'

export const adminDashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'dashboard',
  staticData: { module: 'web/admin/dashboard/dashboard-page.tsx' },
  head: ({ match }) => officeHead(match.context.boot, 'dashboard'),
  component: lazyRouteComponent(() => import('../admin/dashboard/dashboard-page.tsx')),
})
