import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { homePath, staticFolder } from '#ui/device/base-path.ts'
import { pagesRoot } from '../boot/boot.ts'
import { LazyFailure, LazyNotFound } from '../shell/lazy-panels.tsx'
import { Loading } from '../shell/loading.tsx'
import { officeRoutes } from './office-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { rootRoute } from './root-route.tsx'
import type { RouterContext } from './router-context.ts'
import { toolRoutes } from './tool-routes.ts'

/** Makes the router of a page. The times are those of the specification, section 9. */
export function createAppRouter(context: RouterContext, nonce?: string) {
  return createRouter({
    routeTree,
    context,
    basepath: pagesRoot(context.boot) || '/',
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

const routeTree = rootRoute.addChildren([...publicRoutes, ...officeRoutes, toolRoutes])

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

/**
 * Makes the history of a page. An address that is spelt in another way than the site spells its paths leads nowhere, as the
 * server has said: the router alone would decode `/%6cogin`, shorten `//login`, and show the login there. So do, where there
 * is no server, the pages that only it has.
 */
function siteHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation() {
      const { search, hash } = location
      const root = homePath()
      const path = location.pathname.slice(root.length)
      const isNowhere = strange.test(path) || (staticFolder() !== undefined && needsServer.test(path))
      const pathname = isNowhere ? `${root}/not-found` : location.pathname
      return { href: pathname + search + hash, pathname, search, hash, state: history.state ?? fresh }
    },
  })
}

/**
 * What `contract/canonical-path.ts` finds strange, as far as a browser leaves it in an address, in a few bytes: no path of
 * the site has an empty segment or encoded ASCII.
 */
const strange = /\/\/|%[0-7]/

/** The back office and what the server says of its API. */
const needsServer = /^\/(login|account|admin|api-docs)(\/|$)/

/** An entry that the browser made, for a link within the page. */
const fresh = { __TSR_index: 0 } as RouterHistory['location']['state']
