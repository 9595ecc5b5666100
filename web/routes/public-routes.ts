import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { toolById } from '../catalogue/catalogue.ts'
import { homeHead } from '../head/home-head.ts'
import type { pageHead } from '../head/page-head.ts'
import HomePage from '../home/home-page.tsx'
import { rootRoute } from './root-route.tsx'

/** The public pages: `/about` is rendered by `web/legal/about-page.tsx` if no other module is named. */
const page = <Path extends Parameters<typeof pageHead>[1]>(
  path: Path,
  load: Parameters<typeof lazyRouteComponent>[0],
  module = `web/legal${path}-page.tsx`,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...(import.meta.env.SSR && { staticData: { module } }),
    // The home page needs no other page's texts.
    head: async ({ match }) => (await import('../head/page-head.ts')).pageHead(match.context.boot, path),
    component: lazyRouteComponent(load),
  })

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  head: ({ match }) => homeHead(match.context.boot),
  // The only page that is not lazy: it is in the same chunk as the shell, and its own would be empty.
  component: HomePage,
})

/** The API of one tool; its content comes with the page, from the server. */
const apiToolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/api-docs/$tool',
  ...(import.meta.env.SSR && { staticData: { module: 'web/api-docs/api-tool-page.tsx' } }),
  loader: ({ params }) => {
    if (!toolById(params.tool)) throw notFound()
  },
  head: async ({ match, params }) =>
    (await import('../head/api-tool-head.ts')).apiToolHead(match.context.boot, params.tool),
  component: lazyRouteComponent(() => import('../api-docs/api-tool-page.tsx')),
})

export const publicRoutes = [
  homeRoute,
  page('/about', () => import('../legal/about-page.tsx')),
  page('/privacy', () => import('../legal/privacy-page.tsx')),
  page('/terms', () => import('../legal/terms-page.tsx')),
  page('/api-docs', () => import('../api-docs/api-docs-page.tsx'), 'web/api-docs/api-docs-page.tsx'),
  apiToolRoute,
  page('/pipelines', () => import('../pipelines/pipelines-page.tsx'), 'web/pipelines/pipelines-page.tsx'),
  page('/settings', () => import('../settings/settings-page.tsx'), 'web/settings/settings-page.tsx'),
  page('/licences', () => import('../legal/licences-page.tsx')),
] as const
