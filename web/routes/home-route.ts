import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeHead } from '../head/home-head.ts'
import { rootRoute } from './root-route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { module: 'web/home/home-page.tsx' },
  head: ({ match }) => homeHead(match.context.boot),
  component: lazyRouteComponent(() => import('../home/home-page.tsx')),
})
