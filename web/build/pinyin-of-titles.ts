import type { Plugin } from 'vite'
import { readingsOf } from './readings.ts'
import { cardPaths, readCard } from './tool-cards.ts'

/**
 * Gives `virtual:pinyin`: for every tool's Chinese title its pinyin and its initials ("wubi lianxi", "wblx"), so that
 * the search finds it as it is typed. Made in the build; the library that knows the readings is never shipped.
 */
export function pinyinOfTitles(): Plugin {
  return {
    name: 'pinyin-of-titles',
    resolveId: (id) => (id === 'virtual:pinyin' ? '\0virtual:pinyin' : undefined),
    async load(id) {
      if (id !== '\0virtual:pinyin') return undefined
      const entries = await Promise.all(cardPaths().map(async (path) => [toolOf(path), await readingsIn(path)]))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}

const toolOf = (path: string): string => path.split('/')[1] ?? ''

const readingsIn = async (path: string): Promise<string> => readingsOf((await readCard(path)).title.zh)
