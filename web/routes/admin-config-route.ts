import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { officeHead } from '../head/office-head.ts'
import { adminRoute } from './admin-route.ts'

export const adminConfigRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'config',
  staticData: { module: 'web/admin/config/config-page.tsx' },
  head: ({ match }) => officeHead(match.context.boot, 'config'),
  component: lazyRouteComponent(() => import('../admin/config/config-page.tsx')),
})
