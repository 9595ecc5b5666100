import { createRouter } from '@tanstack/react-router'
import { LazyFailure, LazyNotFound } from '../shell/lazy-panels.tsx'
import { Loading } from '../shell/loading.tsx'
import { routeTree } from './route-tree.ts'
import type { RouterContext } from './router-context.ts'
import { siteHistory } from './site-history.ts'

/** Makes the router of a page. The times are those of the specification, section 9. */
export function createAppRouter(context: RouterContext, nonce?: string) {
  return createRouter({
    routeTree,
    context,
    ...(nonce !== undefined && { ssr: { nonce } }),
    ...(!import.meta.env.SSR && { history: siteHistory() }),
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 5 * 60_000,
    defaultPendingComponent: Loading,
    defaultNotFoundComponent: LazyNotFound,
    defaultErrorComponent: LazyFailure,
    // A path below a page that has none below it belongs to no layout.
    notFoundMode: 'root',
    caseSensitive: true,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Said where pages are drawn on the server alone. The lazy module of the route, as Vite's manifest names it: the server puts its files into the head. */
    module?: string
    /** The same. The parameters that the page reads, with the values that it knows: the server draws it by nothing else. */
    reads?: Record<string, readonly string[] | 'any'>
    /** Pages of the back office have a frame of their own, without the site's header and footer. */
    frame?: 'office'
  }
}
