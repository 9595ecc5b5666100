import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { rootRoute } from './root-route.tsx'

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { module: 'web/legal/privacy-page.tsx' },
  head: ({ match }) => pageHead(match.context.boot, '/privacy'),
  component: lazyRouteComponent(() => import('../legal/privacy-page.tsx')),
})
