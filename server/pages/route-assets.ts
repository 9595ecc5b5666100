import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** What the head of a page loads: styles and scripts as addresses. */
export interface Assets {
  css: string[]
  preloads: string[]
}

export interface RouteAssets {
  entry: Assets & { script: string }
  /** What a module brings on top of the entry, by its path in the source: `web/home/home-page.tsx`. */
  of(module: string): Assets
}

/** Reads from Vite's manifest which files each route needs, so that a page names them all at once. */
export function readRouteAssets(client: string, basePath: string): RouteAssets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
  const filesOf = (start: string) => filesFrom(manifest, start, `${basePath}/`)
  const entry = filesOf('web/entry-client.tsx')
  const [script = ''] = entry.preloads
  return {
    entry: { ...entry, script, preloads: entry.preloads.slice(1) },
    of(module) {
      const { css, preloads } = filesOf(module)
      return {
        css: css.filter((file) => !entry.css.includes(file)),
        preloads: preloads.filter((file) => !entry.preloads.includes(file)),
      }
    },
  }
}

function filesFrom(manifest: Record<string, Chunk>, start: string, root: string): Assets {
  const seen = new Set<string>()
  const css = new Set<string>()
  const walk = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(root + chunk.file)) return
    seen.add(root + chunk.file)
    for (const file of chunk.css ?? []) css.add(root + file)
    for (const imported of chunk.imports ?? []) walk(imported)
  }
  walk(start)
  return { css: [...css], preloads: [...seen] }
}
