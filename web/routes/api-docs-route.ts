import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { rootRoute } from './root-route.tsx'

export const apiDocsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/api-docs',
  staticData: { module: 'web/legal/api-docs-page.tsx' },
  head: ({ match }) => pageHead(match.context.boot, '/api-docs'),
  component: lazyRouteComponent(() => import('../legal/api-docs-page.tsx')),
})
