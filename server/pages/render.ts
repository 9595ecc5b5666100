import { pathToFileURL } from 'node:url'
import type { Boot } from '#contract/boot.ts'
import type { Language } from '#kit/language.ts'
import { type Assets, type RouteAssets, readRouteAssets } from './route-assets.ts'
import { startAfterPaint } from './start-after-paint.ts'

/** In UTF-16 units. */
const maxDelayedLength = 100_000

/**
 * The id of the footer's element, present in every public page. Browsers warn about a missing id, as in the back
 * office.
 */
const footerId = 'footer-usage'

/** The exports of the built page renderer (web/entry-server.tsx). The server uses nothing else of `web`. */
export interface Renderer {
  render(request: Request, boot: Boot, context: { manifest: unknown; nonce: string; served: string }): Promise<Response>
  /** The module of each lazy route, by route id. */
  routeModules: Record<string, string>
  /** The modules that a tool's page loads. */
  toolModules(tool: string, language: Language): string[]
  knowsTool(tool: string): boolean
  findPage: FindPage
  /** The paths of pages for search engines. */
  publicPaths: string[]
}

/**
 * Finds the page of a path and returns its canonical path, or that of a not-found page. `reads` are the query
 * parameters that the page uses, with the values that it accepts.
 */
export type FindPage = (path: string) => { path: string; reads: Record<string, readonly string[] | 'any'> }

export interface Page {
  status: number
  html: string
  location: string | undefined
}

export interface PageRequest {
  path: string
  /** With the question mark, or empty. */
  search: string
  boot: Boot
  /** Content that only the server has: the API's documentation, the licences. */
  served: string
  /** The nonce of the page's scripts. */
  nonce: string
}

/** Loads the built renderer. */
export async function loadRenderer(dist: string, basePath: string) {
  const renderer: Renderer = await import(pathToFileURL(`${dist}/server/entry-server.js`).href)
  const assets = readRouteAssets(`${dist}/client`, basePath)
  const render = (request: PageRequest) => renderPage(renderer, assets, request)
  return { render, findPage: renderer.findPage, publicPaths: renderer.publicPaths }
}

export type LoadRenderer = typeof loadRenderer
export type RenderPage = (request: PageRequest) => Promise<Page>

/** Renders a page. The result is deterministic but for the nonce. */
export async function renderPage(
  renderer: Renderer,
  assets: RouteAssets,
  { path, search, boot, served, nonce }: PageRequest,
): Promise<Page> {
  const manifest = manifestFor(renderer, assets, path, boot)
  const root = (boot.basePath ?? '') + (boot.staticFolder ?? '')
  // Independent of the configured URL, so that an invalid one cannot break rendering.
  const request = new Request(new URL(root + path + search, 'http://localhost'))
  const response = await renderer.render(request, boot, { manifest, nonce, served })
  // Without the base path, like all paths in the server.
  const location = response.headers.get('location')?.slice(root.length)
  const html = renderWhenComplete(withoutTimes(await response.text()))
  return { status: response.status, html: startAfterPaint(html, assets.entry.preloads, nonce), location }
}

/** Removes the times at which the router loaded the parts of a page, as cached pages are older anyway. */
const withoutTimes = (html: string): string => html.replace(/\bu:\d{13}(?=,s:")/g, 'u:0')

/** Builds the manifest from which TanStack Router writes the head: the assets of the routes of this path. */
function manifestFor(renderer: Renderer, assets: RouteAssets, path: string, boot: Boot) {
  const routes: Record<string, object> = Object.fromEntries(
    Object.entries(renderer.routeModules).map(([route, module]) => [route, assets.of(module)]),
  )
  const tool = /^\/tools\/([^/]+)\/?$/.exec(path)?.[1]
  if (tool && renderer.knowsTool(tool)) {
    const modules = [renderer.routeModules['/tools/$tool'] ?? '', ...renderer.toolModules(tool, boot.language)]
    routes['/tools/$tool'] = mergeAssets(modules.map((module) => assets.of(module)))
  }
  const { script, ...entry } = assets.entry
  const root = boot.isPublic ? entry : mergeAssets([entry, assets.of('web/routes/office-routes.ts')])
  routes['__root__'] = { ...root, scripts: [{ attrs: { type: 'module', async: true, src: script } }] }
  return { routes }
}

const mergeAssets = (all: Assets[]): Assets => ({
  css: [...new Set(all.flatMap(({ css }) => css))],
  preloads: [...new Set(all.flatMap(({ preloads }) => preloads))],
})

/**
 * Delays painting until the whole page has arrived (HTML, link type `expect`), to avoid layout shifts. Most pages are 4
 * to 12 kB compressed, which a server sends before the first acknowledgement. Long ones, such as the licences, are
 * painted progressively.
 */
export const renderWhenComplete = (html: string): string =>
  html.length > maxDelayedLength || !html.includes(`id="${footerId}"`)
    ? html
    : html.replace('</head>', `<link rel="expect" href="#${footerId}" blocking="render"/></head>`)
