import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { rootRoute } from './root-route.tsx'

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { module: 'web/legal/about-page.tsx' },
  head: ({ match }) => pageHead(match.context.boot, '/about'),
  component: lazyRouteComponent(() => import('../legal/about-page.tsx')),
})
