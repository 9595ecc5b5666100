import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Gives `virtual:cards`: of every tool's card, by the card's path, what the first page shows of it. Descriptions and
 * keywords stay behind, in `web/whole-catalogue.ts`.
 */
export function briefCards(): Plugin {
  return {
    name: 'brief-cards',
    resolveId: (id) => (id === 'virtual:cards' ? '\0virtual:cards' : undefined),
    async load(id) {
      if (id !== '\0virtual:cards') return undefined
      const paths = readdirSync('tools').map((tool) => join('tools', tool, 'tool.ts'))
      const found = await Promise.all(paths.map(async (path) => [path, await readBrief(path)]))
      for (const path of paths) this.addWatchFile(resolve(path))
      return `export default ${JSON.stringify(Object.fromEntries(found.filter(([, brief]) => brief)))}`
    },
  }
}

/** Undefined where a folder holds no card. */
async function readBrief(path: string): Promise<object | undefined> {
  const module = await import(pathToFileURL(path).href).catch(() => undefined)
  if (!module) return undefined
  const { description: _, keywords: __, ...brief } = module.default
  return brief
}
