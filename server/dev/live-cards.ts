import type { Plugin } from 'vite'

/** Makes anew what is made of all cards, and of all icons, when one of them is changed, comes or goes. */
export function liveCards(): Plugin {
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
