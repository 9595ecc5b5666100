import type { Plugin } from 'vite'
import type { Brief } from '#kit/tool.ts'
import { cardPaths, readCard } from './tool-cards.ts'

/**
 * Gives `virtual:cards`: of every tool's card, by the card's path, what the first page shows of it. Descriptions and
 * keywords stay behind, in `web/catalogue/whole-catalogue.ts`.
 */
export function briefCards(): Plugin {
  return {
    name: 'brief-cards',
    resolveId: (id) => (id === 'virtual:cards' ? '\0virtual:cards' : undefined),
    async load(id) {
      if (id !== '\0virtual:cards') return undefined
      const entries = await Promise.all(cardPaths().map(async (path) => [path, await readBrief(path)]))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}

async function readBrief(path: string): Promise<Brief> {
  const { description: _, keywords: __, isSecret: ___, variant: ____, ...brief } = await readCard(path)
  return brief
}
