import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Language, languages } from '#kit/language.ts'
import type { AnyTexts } from '#kit/texts.ts'
import { cardPaths } from './tool-cards.ts'

/**
 * Gives `virtual:operation-titles`: for every tool the titles of its operations in both languages, a line each, so that
 * the search finds a tool by what it does. The rest of its words stays behind.
 */
export function operationTitles(): Plugin {
  return {
    name: 'operation-titles',
    resolveId: (id) => (id === 'virtual:operation-titles' ? '\0virtual:operation-titles' : undefined),
    async load(id) {
      if (id !== '\0virtual:operation-titles') return undefined
      const tools = cardPaths().map((path) => path.split('/')[1] ?? '')
      const entries = await Promise.all(tools.map(async (tool) => [tool, await titlesOf(tool)]))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}

async function titlesOf(tool: string): Promise<string> {
  const texts = await Promise.all(languages.map((language) => readTexts(tool, language)))
  return texts.flatMap(({ operations }) => Object.values(operations).map(({ title }) => title)).join('\n')
}

async function readTexts(tool: string, language: Language): Promise<AnyTexts> {
  const path = `tools/${tool}/texts.${language}.ts`
  // Node reads a module once; one that has been changed since is another.
  const module = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)
  return module[language]
}
