import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { officeHead } from '../head/office-head.ts'
import { rootRoute } from './root-route.tsx'

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  staticData: { module: 'web/account/account-page.tsx' },
  head: ({ match }) => officeHead(match.context.boot, 'account'),
  component: lazyRouteComponent(() => import('../account/account-page.tsx')),
})
