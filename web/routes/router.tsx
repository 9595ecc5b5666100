import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { homePath, staticFolder } from '#ui/device/base-path.ts'
import { pagesRoot } from '../boot/boot.ts'
import { LazyFailure, LazyNotFound } from '../shell/lazy-panels.tsx'
import { Loading } from '../shell/loading.tsx'
import type { officeRoutes } from './office-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { rootRoute } from './root-route.tsx'
import type { RouterContext } from './router-context.ts'
import { toolRoutes } from './tool-routes.ts'

/**
 * Makes the router of a page. What lies behind the login is `officeRoutes` there and on the server, `officeDoors` on
 * public pages. The times are those of the specification, section 9.
 */
export function createAppRouter(context: RouterContext, office: typeof officeRoutes, nonce?: string) {
  return createRouter({
    routeTree: rootRoute.addChildren([...publicRoutes, ...office, toolRoutes]),
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
    // A path below a page without child routes has no layout.
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
    /**
     * Set on the server only: the route's lazy module, as Vite's manifest names it. The server preloads its files in
     * the head.
     */
    module?: string
    /**
     * Set on the server only: the search parameters that the page reads, with their valid values. The server ignores
     * all others.
     */
    reads?: Record<string, readonly string[] | 'any'>
    /**
     * Whether the page belongs to the back office, which has a layout of its own, without the site's header and footer.
     */
    frame?: 'office'
  }
}

/**
 * Creates the history of a page. A URL that is not in canonical form leads to the not-found page, as the server
 * answered: the router itself would decode `/%6cogin`, shorten `//login`, and show the login there. So do, without a
 * server, the pages that only it has.
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
 * The non-canonical paths of `contract/canonical-path.ts` that a browser leaves in a URL, in a few bytes: no path of
 * the site has an empty segment or encoded ASCII.
 */
const strange = /\/\/|%[0-7]/

/** The back office and the API's documentation. */
const needsServer = /^\/(login|account|admin|api-docs)(\/|$)/

/** An entry that the browser created for a link within the page. */
const fresh = { __TSR_index: 0 } as RouterHistory['location']['state']
