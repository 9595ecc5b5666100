import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { drawPage, type LoadRenderer, type Renderer } from '../pages/render.ts'
import type { RouteAssets } from '../pages/route-assets.ts'
import { liveCards } from './live-cards.ts'
import { liveEntry, liveEntryPath } from './live-entry.ts'
import { loosenPolicy } from './loosen-policy.ts'
import { showLoadError } from './show-load-error.ts'

const root = join(import.meta.dirname, '../..')

/** Opens the sources: Vite answers for modules and tells pages of changes; the rest is the app's, drawn anew each time. */
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
    render: (request) => drawPage(renderer, assetsOf(vite), request),
    findPage: (path) => renderer.findPage(path),
    publicPaths: renderer.publicPaths,
  })
  const serverFactory = (handle: RequestListener) =>
    front.on('request', (request, response) => {
      vite.middlewares(request, response, async () => {
        // What has not changed is not loaded again.
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

/** Every style that a page has needed so far stands in the head, so that nothing is shown without. */
function assetsOf(vite: ViteDevServer): RouteAssets {
  const styles = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => /\.css$/.test(url))
  return {
    entry: { script: liveEntryPath, css: styles, preloads: [] },
    of: () => ({ css: [], preloads: [] }),
  }
}

/** Makes what else a build would have made: no hashed files, and a sentence instead of the licences. */
function makeSubstitutes(): string {
  const dist = join(root, 'node_modules/.cache/toolbench/live')
  for (const folder of ['client', 'pages']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(
    join(dist, 'pages/licences.html'),
    '<p>The build collects the licenses: see them with npm start.</p><p lang="zh">许可证由构建过程收集：请用 npm start 查看。</p>',
  )
  return dist
}
