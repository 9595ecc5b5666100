import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { catalogue, toolById } from '../catalogue/catalogue.ts'
import { notFoundTitle } from '../head/not-found-title.ts'
import { LazyNotFound } from '../shell/lazy-panels.tsx'
import { rootRoute } from './root-route.tsx'

/** Everything under /tools, with a not-found view of its own. */
const toolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tools',
  notFoundComponent: LazyNotFound,
})

const toolsIndexRoute = createRoute({
  getParentRoute: () => toolsRoute,
  path: '/',
  ...(import.meta.env.SSR && { staticData: { module: 'web/tools-index/tools-index-page.tsx', reads: { q: 'any' } } }),
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  head: async ({ match }) => (await import('../head/page-head.ts')).pageHead(match.context.boot, '/tools'),
  component: lazyRouteComponent(() => import('../tools-index/tools-index-page.tsx')),
})

/** One route for all tools. The loader loads what the page needs for its first render. */
const toolRoute = createRoute({
  getParentRoute: () => toolsRoute,
  path: '$tool',
  ...(import.meta.env.SSR && { staticData: { module: 'web/tools/tool-page.tsx' } }),
  validateSearch: ({ operation }: Record<string, unknown>): { operation?: string } =>
    typeof operation === 'string' ? { operation } : {},
  beforeLoad: ({ params }) => {
    const former = catalogue.find(({ formerIds }) => formerIds?.includes(params.tool))
    if (former) throw redirect({ to: '/tools/$tool', params: { tool: former.id }, statusCode: 301 })
  },
  loader: async ({ params, context }) => {
    if (!toolById(params.tool)) throw notFound()
    return (await import('../tools/load-tool.ts')).loadToolPage(params.tool, context.boot.language)
  },
  head: async ({ match, params, loaderData }) => {
    const tool = toolById(params.tool)
    if (!tool) return { meta: [{ title: notFoundTitle(match.context.boot) }] }
    const { toolHead } = await import('../head/tool-head.ts')
    const { description, keywords } = loaderData ?? {}
    return description && keywords ? toolHead(match.context.boot, { ...tool, description, keywords }) : {}
  },
  component: lazyRouteComponent(() => import('../tools/tool-page.tsx')),
  notFoundComponent: LazyNotFound,
})

export const toolRoutes = toolsRoute.addChildren([toolsIndexRoute, toolRoute])
