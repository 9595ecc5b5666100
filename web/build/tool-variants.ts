import type { Plugin } from 'vite'
import { assembleCatalogue } from '#core/catalogue.ts'
import { cardPaths, readCard } from './tool-cards.ts'

/** Gives `virtual:variants`: the tools that do the same in another way, each with its name among them, the most popular first. */
export function toolVariants(): Plugin {
  return {
    name: 'tool-variants',
    resolveId: (id) => (id === 'virtual:variants' ? '\0virtual:variants' : undefined),
    async load(id) {
      if (id !== '\0virtual:variants') return undefined
      const cards = await Promise.all(cardPaths().map(async (path) => [path, await readCard(path)] as const))
      const tools = assembleCatalogue(Object.fromEntries(cards))
      const groups = Map.groupBy(
        tools.flatMap(({ id: tool, variant }) => (variant ? [{ tool, ...variant }] : [])),
        ({ of }) => of,
      )
      const found = [...groups.values()].map((group) => group.map(({ tool, name }) => ({ tool, name })))
      return `export default ${JSON.stringify(found)}`
    },
  }
}
