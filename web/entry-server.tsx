import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import type { Boot } from '#contract/boot.ts'
import { notFoundPath } from '#contract/canonical-path.ts'
import type { Language } from '#kit/language.ts'
import { catalogue, toolById } from './catalogue/catalogue.ts'
import { officeRoutes } from './routes/office-routes.ts'
import { createAppRouter } from './routes/router.tsx'
import { LazyFailure, LazyNotFound } from './shell/lazy-panels.tsx'
import './theme/tokens.css'
import './theme/base.css'

// The server draws in one go and waits for nothing.
await Promise.all([LazyNotFound.preload?.(), LazyFailure.preload?.()])

interface RenderOptions {
  /** What each route loads, as TanStack Router's `ServerManifest` has it. */
  manifest: unknown
  nonce: string
  served: string
}

/**
 * Renders the page of a request. A part that is loaded on its first use is not there in the first page that has it: React
 * leaves its place empty for the browser, and begins to load it. Such a page is drawn again, since it is kept.
 */
export async function render(request: Request, boot: Boot, options: RenderOptions): Promise<Response> {
  for (let draws = 1; ; draws++) {
    const response = await draw(request, boot, options)
    const html = await response.text()
    if (draws === maxDraws || !html.includes(emptyPlace)) return new Response(html, response)
    await new Promise((resolve) => setTimeout(resolve, millisecondsToLoad))
  }
}

/** What React writes in the place of a part that was not there. */
const emptyPlace = '<!--$!-->'

/** A part may have parts of its own. */
const maxDraws = 10
const millisecondsToLoad = 20

function draw(request: Request, boot: Boot, { manifest, nonce, served }: RenderOptions): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ boot, served }, officeRoutes, nonce),
    // The library does not export the manifest's type; server/pages/render.ts writes it.
    getRouterManifest: () => manifest as never,
  })
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
}

const { routesById } = createAppRouter({ boot: {} as never, served: '' }, officeRoutes)

/** The lazy module of each route that has one. */
export const routeModules: Record<string, string> = Object.fromEntries(
  Object.values(routesById).flatMap(({ id, options }) =>
    options.staticData?.module ? [[id, options.staticData.module]] : [],
  ),
)

/**
 * Finds the page that a path leads to, by its canonical path, and the parameters that it reads with the values that it
 * knows. What no page is found for leads to one of the few paths whose page says so.
 */
export function findPage(path: string): { path: string; reads: Record<string, readonly string[] | 'any'> } {
  const reads = pages.get(path)
  if (reads) return { path, reads }
  // The back office has a page of its own for every path below it, as the routes have.
  if (path.startsWith('/admin/')) return { path: '/admin/not-found', reads: {} }
  const [, section = '/', id = ''] = /^(\/tools\/|\/api-docs\/)([^/]+)$/.exec(path) ?? []
  if (section === '/api-docs/' && toolById(id)) return { path, reads: {} }
  if (section !== '/tools/') return { path: section === '/' ? notFoundPath : `${section}not-found`, reads: {} }
  const isFormer = catalogue.some(({ formerIds }) => formerIds?.includes(id))
  return { path: isFormer || toolById(id) ? path : `${section}not-found`, reads: { operation: 'any' } }
}

/** The pages whose paths hold no names, with what they read. */
const pages = new Map(
  Object.values(routesById).flatMap(({ fullPath, options }) =>
    fullPath.includes('$')
      ? []
      : [[fullPath === '/' ? '/' : fullPath.replace(/\/$/, ''), options.staticData?.reads ?? {}]],
  ),
)

export const knowsTool = (id: string): boolean => toolById(id) !== undefined

/** Every page that search engines should know. */
export const publicPaths: string[] = [
  '/',
  '/tools',
  ...catalogue.map(({ id }) => `/tools/${id}`),
  '/pipelines',
  '/settings',
  ...['/about', '/privacy', '/terms', '/licences'],
  '/api-docs',
  ...catalogue.map(({ id }) => `/api-docs/${id}`),
]

const ownPages = Object.keys(import.meta.glob('../tools/*/page/page.tsx'))

/** The modules that the page of a tool loads before it comes alive, as Vite's manifest names them. */
export function toolModules(id: string, language: Language): string[] {
  const files = ['tool.ts?parts', `texts.${language}.ts`, `page/texts.${language}.ts`]
  const page = ownPages.includes(`../tools/${id}/page/page.tsx`)
    ? `tools/${id}/page/page.tsx`
    : 'ui/bench/schema-page.tsx'
  return [...files.map((file) => `tools/${id}/${file}`), page]
}
