import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { homeHead } from '../head/home-head.ts'
import type { pageHead } from '../head/page-head.ts'
import HomePage from '../home/home-page.tsx'
import { rootRoute } from './root-route.tsx'

/** The pages with texts for everybody; `module` is the imported file, as Vite's manifest names it. */
const page = <Path extends Parameters<typeof pageHead>[1]>(
  path: Path,
  module: string,
  load: Parameters<typeof lazyRouteComponent>[0],
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { module },
    // The home page needs no other page's words.
    head: async ({ match }) => (await import('../head/page-head.ts')).pageHead(match.context.boot, path),
    component: lazyRouteComponent(load),
  })

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  head: ({ match }) => homeHead(match.context.boot),
  // The one page that is not loaded lazily: it comes in the same file as the shell, and a file of its own would be empty.
  component: HomePage,
})

export const publicRoutes = [
  homeRoute,
  page('/about', 'web/legal/about-page.tsx', () => import('../legal/about-page.tsx')),
  page('/privacy', 'web/legal/privacy-page.tsx', () => import('../legal/privacy-page.tsx')),
  page('/terms', 'web/legal/terms-page.tsx', () => import('../legal/terms-page.tsx')),
  page('/api-docs', 'web/legal/api-docs-page.tsx', () => import('../legal/api-docs-page.tsx')),
  page('/licences', 'web/legal/licences-page.tsx', () => import('../legal/licences-page.tsx')),
] as const
