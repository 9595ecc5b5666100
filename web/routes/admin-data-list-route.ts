import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { officeHead } from '../head/office-head.ts'
import { adminRoute } from './admin-route.ts'

export const adminDataListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'data-list',
  staticData: { module: 'web/admin/data-list/data-list-page.tsx' },
  head: ({ match }) => officeHead(match.context.boot, 'dataList'),
  component: lazyRouteComponent(() => import('../admin/data-list/data-list-page.tsx')),
})
