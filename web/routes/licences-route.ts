import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { rootRoute } from './root-route.tsx'

export const licencesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/licences',
  staticData: { module: 'web/legal/licences-page.tsx' },
  head: ({ match }) => pageHead(match.context.boot, '/licences'),
  component: lazyRouteComponent(() => import('../legal/licences-page.tsx')),
})
