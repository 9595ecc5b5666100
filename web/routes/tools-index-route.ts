import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { toolsRoute } from './tools-route.ts'

export const toolsIndexRoute = createRoute({
  getParentRoute: () => toolsRoute,
  path: '/',
  staticData: { module: 'web/tools/tools-index-page.tsx', reads: { q: 'any' } },
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  head: ({ match }) => pageHead(match.context.boot, '/tools'),
  component: lazyRouteComponent(() => import('../tools/tools-index-page.tsx')),
})
