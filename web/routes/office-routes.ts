import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { Boot } from '#contract/boot.ts'
import { notFoundTitle } from '../head/not-found-title.ts'
import type { officeHead } from '../head/office-head.ts'
import { LazyNotFound } from '../shell/lazy-panels.tsx'
import { rootRoute } from './root-route.tsx'

type OfficePage = Parameters<typeof officeHead>[1]
type Load = Parameters<typeof lazyRouteComponent>[0]

/** The head of a page of the back office, which no other page loads. */
const headFor = async (boot: Boot, page: OfficePage) => (await import('../head/office-head.ts')).officeHead(boot, page)

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  staticData: { ...(import.meta.env.SSR && { module: 'web/admin/admin-layout.tsx' }), frame: 'office' },
  head: ({ match }) => headFor(match.context.boot, 'admin'),
  component: lazyRouteComponent(() => import('../admin/admin-layout.tsx')),
})

/** A page beside the back office: `/login` is rendered by `web/login/login-page.tsx`. */
const page = <Path extends string>(path: Path, title: OfficePage, load: Load) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...(import.meta.env.SSR && { staticData: { module: `web${path}${path}-page.tsx` } }),
    head: ({ match }) => headFor(match.context.boot, title),
    component: lazyRouteComponent(load),
  })

/** A screen of the back office: `config` is rendered by `web/admin/config/config-page.tsx`. */
const screen = <Path extends string>(path: Path, title: OfficePage, load: Load) =>
  createRoute({
    getParentRoute: () => adminRoute,
    path,
    ...(import.meta.env.SSR && { staticData: { module: `web/admin/${path}/${path}-page.tsx` } }),
    head: ({ match }) => headFor(match.context.boot, title),
    component: lazyRouteComponent(load),
  })

/** Shows the screen that `tab` names: `config` (also where it names none), `data-list`, `dashboard`. */
const adminIndexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  ...(import.meta.env.SSR && {
    staticData: { module: 'web/admin/admin-index-page.tsx', reads: { tab: ['config', 'data-list', 'dashboard'] } },
  }),
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } => (typeof tab === 'string' ? { tab } : {}),
  component: lazyRouteComponent(() => import('../admin/admin-index-page.tsx')),
})

/** Every other path below /admin: the not-found view inside the frame of the back office. */
const adminUnknownRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  head: ({ match }) => ({ meta: [{ title: notFoundTitle(match.context.boot) }] }),
  loader: () => {
    throw notFound()
  },
  notFoundComponent: LazyNotFound,
})

/** What only a page behind the login loads; every other one has `officeDoors` in its place. */
export const officeRoutes = [
  page('/login', 'login', () => import('../login/login-page.tsx')),
  page('/account', 'account', () => import('../account/account-page.tsx')),
  adminRoute.addChildren([
    adminIndexRoute,
    screen('config', 'config', () => import('../admin/config/config-page.tsx')),
    screen('data-list', 'dataList', () => import('../admin/data-list/data-list-page.tsx')),
    screen('dashboard', 'dashboard', () => import('../admin/dashboard/dashboard-page.tsx')),
    adminUnknownRoute,
  ]),
] as const
