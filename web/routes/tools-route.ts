import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LazyNotFound } from '../shell/lazy-panels.tsx'
import { rootRoute } from './root-route.tsx'

/** The layout of everything under /tools: its furniture, and its own not-found view. */
export const toolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools',
  staticData: { module: 'web/tools/tools-layout.tsx' },
  component: lazyRouteComponent(() => import('../tools/tools-layout.tsx')),
  notFoundComponent: LazyNotFound,
})
