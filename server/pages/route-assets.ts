import { readFileSync } from 'node:fs'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** The styles and scripts in the head of a page, as URLs. */
export interface Assets {
  css: string[]
  preloads: string[]
}

export interface RouteAssets {
  entry: Assets & { script: string }
  /** Returns the assets of a module beyond those of the entry, by its source path: `web/home/home-page.tsx`. */
  of(module: string): Assets
}

/** Reads the assets of each route from Vite's manifest, so that a page can preload them all. */
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
