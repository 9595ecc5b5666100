import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { pinyin } from 'pinyin-pro'
import type { Plugin } from 'vite'

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
      const entries = await Promise.all(toolIds().map(async (tool) => [tool, readingsOf(await titleOf(tool))]))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}

const toolIds = () =>
  readdirSync('tools', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`tools/${entry.name}/tool.ts`))
    .map(({ name }) => name)

async function titleOf(tool: string): Promise<string> {
  const { default: card } = await import(pathToFileURL(`tools/${tool}/tool.ts`).href)
  return card.title.zh
}

function readingsOf(title: string): string {
  const syllables = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive' })
  const initials = syllables.map((syllable) => syllable[0] ?? '')
  return [syllables.join(''), initials.join('')].join(' ').toLowerCase()
}
