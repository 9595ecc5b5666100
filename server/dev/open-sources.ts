import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import { escapeHtml } from '../pages/escape-html.ts'
import { type LoadRenderer, type Renderer, renderPage } from '../pages/render.ts'
import type { RouteAssets } from '../pages/route-assets.ts'

/**
 * Allows what Vite needs, in development only: sources as scripts, injected styles, and the WebSocket for hot
 * reloading.
 */
function loosenPolicy(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') reply.header('content-security-policy', loosened(policy))
    done()
  })
}

/** A nonce or a hash beside it would make browsers ignore `'unsafe-inline'`. */
const loosened = (policy: string): string =>
  policy
    .replace(/script-src \S+/, "script-src 'self'")
    .replace(/style-src-elem [^;]*/, "style-src-elem 'self' 'unsafe-inline'")
    .replace(/connect-src [^;]*/, (sources) => `${sources} ws:`)

/** The path of the script that hydrates a page. */
const liveEntryPath = '/@id/virtual:live-entry'

/**
 * Provides the entry script of a page. React Refresh must be loaded before any component, and a module runs after its
 * imports.
 */
function liveEntry(): Plugin {
  return {
    name: 'live-entry',
    resolveId: (id) => (id === 'virtual:live-entry' ? id : undefined),
    load: (id) =>
      id === 'virtual:live-entry'
        ? "import '/@vite/client'; import '@vitejs/plugin-react/preamble'; import('/web/entry-client.tsx')"
        : undefined,
  }
}

const root = join(import.meta.dirname, '../..')

/**
 * Starts Vite, which serves modules and hot updates; all else is the app's, rendered from the sources for each request.
 */
export async function openSources() {
  const front = createServer()
  const vite = await createVite({
    root,
    plugins: [liveEntry(), liveCards()],
    appType: 'custom',
    server: { middlewareMode: true, cors: false, hmr: { server: front } },
  })
  let renderer = await loadEntry(vite)

  const loadRenderer: LoadRenderer = async () => ({
    render: (request) => renderPage(renderer, assetsOf(vite), request),
    findPage: (path) => renderer.findPage(path),
    publicPaths: renderer.publicPaths,
  })
  const serverFactory = (handle: RequestListener) =>
    front.on('request', (request, response) => {
      vite.middlewares(request, response, async () => {
        // Vite reloads only modules that have changed.
        try {
          renderer = await loadEntry(vite)
        } catch (error) {
          return showLoadError(error, vite, response)
        }
        handle(request, response)
      })
    })
  return {
    dist: makeSubstitutes(),
    live: { loadRenderer, serverFactory, prepare: loosenPolicy },
    close: () => vite.close(),
  }
}

const loadEntry = async (vite: ViteDevServer) => (await vite.ssrLoadModule('/web/entry-server.tsx')) as Renderer

/** All styles that pages have needed so far are in the head, so that nothing is painted unstyled. */
function assetsOf(vite: ViteDevServer): RouteAssets {
  const styles = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => /\.css$/.test(url))
  return {
    entry: { script: liveEntryPath, css: styles, preloads: [] },
    of: () => ({ css: [], preloads: [] }),
  }
}

/** Writes substitutes for the output of a build: no hashed files, and a sentence instead of the licences. */
function makeSubstitutes(): string {
  const dist = join(root, 'node_modules/.cache/toolbench/live')
  for (const folder of ['client', 'pages']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(
    join(dist, 'pages/licences.html'),
    '<p>The build collects the licenses: see them with npm start.</p><p lang="zh">许可证由构建过程收集：请用 npm start 查看。</p>',
  )
  return dist
}

/** Answers with the error that prevents loading the sources. The page retries until they load. */
function showLoadError(error: unknown, vite: ViteDevServer, response: ServerResponse): void {
  if (!(error instanceof Error)) throw error
  vite.ssrFixStacktrace(error)
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(
    `<meta http-equiv="refresh" content="1"><pre>${escapeHtml(stripVTControlCharacters(error.stack ?? ''))}</pre>`,
  )
}

/** Regenerates the modules made from all cards and all icons when one of them is changed, added or removed. */
function liveCards(): Plugin {
  return {
    name: 'live-cards',
    hotUpdate({ file, modules }) {
      const [, part] = /\/tools\/[^/]+\/(tool\.ts|icon\.svg)$/.exec(file) ?? []
      if (!part) return undefined
      const made = part === 'tool.ts' ? ['cards', 'pinyin'] : ['icons']
      const { moduleGraph } = this.environment
      return [...modules, ...made.flatMap((name) => moduleGraph.getModuleById(`\0virtual:${name}`) ?? [])]
    },
  }
}
