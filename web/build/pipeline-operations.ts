import { existsSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { receivingFieldOf } from '#core/pipeline/ports.ts'
import type { Localized } from '#kit/language.ts'
import type { AnyTexts } from '#kit/texts.ts'
import { cardPaths } from './tool-cards.ts'
import { descriptionsIn } from './tool-descriptions.ts'

/** An operation that a step of a pipeline may run: its name, and its titles. */
interface PipelineOperation {
  tool: string
  operation: string
  title: Localized
}

/**
 * Gives `virtual:pipeline-operations`: every operation that takes what a step before it gives, with its titles, for who
 * adds a step. It loads when somebody does.
 */
export function pipelineOperations(): Plugin {
  return {
    name: 'pipeline-operations',
    resolveId: (id) => (id === 'virtual:pipeline-operations' ? '\0virtual:pipeline-operations' : undefined),
    async load(id) {
      if (id !== '\0virtual:pipeline-operations') return undefined
      const tools = cardPaths().map((path) => path.split('/')[1] ?? '')
      const found = await Promise.all(tools.map(operationsOf))
      return `export default ${JSON.stringify(found.flat())}`
    },
  }
}

async function operationsOf(tool: string): Promise<PipelineOperation[]> {
  const file = `tools/${tool}/operations.ts`
  if (!existsSync(file)) return []
  const [descriptions, en, zh] = await Promise.all([descriptionsIn(file), readTexts(tool, 'en'), readTexts(tool, 'zh')])
  return Object.entries(descriptions).flatMap(([exported, { name, input }]) => {
    if (receivingFieldOf(input) === undefined) return []
    const title = (texts: AnyTexts) => texts.operations[exported]?.title ?? name
    return [{ tool, operation: name, title: { en: title(en), zh: title(zh) } }]
  })
}

async function readTexts(tool: string, language: 'en' | 'zh'): Promise<AnyTexts> {
  const path = `tools/${tool}/texts.${language}.ts`
  // Node reads a module once; one that has been changed since is another.
  const module = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)
  return module[language]
}
