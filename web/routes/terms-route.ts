import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { rootRoute } from './root-route.tsx'

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: { module: 'web/legal/terms-page.tsx' },
  head: ({ match }) => pageHead(match.context.boot, '/terms'),
  component: lazyRouteComponent(() => import('../legal/terms-page.tsx')),
})
