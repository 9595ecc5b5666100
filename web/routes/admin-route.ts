import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { officeHead } from '../head/office-head.ts'
import { rootRoute } from './root-route.tsx'

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  staticData: { module: 'web/admin/admin-layout.tsx', frame: 'office' },
  head: ({ match }) => officeHead(match.context.boot, 'admin'),
  component: lazyRouteComponent(() => import('../admin/admin-layout.tsx')),
})
