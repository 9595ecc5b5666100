import { createRouter } from '@tanstack/react-router'
import type { Boot } from '#contract/boot.ts'
import { routeTree } from './routes/route-tree.ts'
import { Failure } from './shell/failure.tsx'
import { Loading } from './shell/loading.tsx'
import { NotFound } from './shell/not-found.tsx'

/** What every route is given. */
export interface RouterContext {
  boot: Boot
  /** Content that only the server has, for the page it was asked for: the API's documentation, the licences. */
  served: string
}

/** Makes the router of a page. The times are those of the specification, section 9. */
export function createAppRouter(context: RouterContext, nonce?: string) {
  return createRouter({
    routeTree,
    context,
    ssr: { nonce },
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 5 * 60_000,
    defaultPendingComponent: Loading,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    caseSensitive: true,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The lazy module of the route, as Vite's manifest names it: the server puts its files into the head. */
    module?: string
  }
}
