import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { officeHead } from '../head/office-head.ts'
import { rootRoute } from './root-route.tsx'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { module: 'web/login/login-page.tsx' },
  head: ({ match }) => officeHead(match.context.boot, 'login'),
  component: lazyRouteComponent(() => import('../login/login-page.tsx')),
})
