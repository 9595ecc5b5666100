import { existsSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import { assembleCatalogue, type WholeTool } from '#core/catalogue.ts'
import { findCompanions, type KnownTool } from '../suggestions/find-companions.ts'
import { cardPaths, readCard } from './tool-cards.ts'

/**
 * Gives `virtual:companions`: for every tool the ids of those that go well with it, the best first. They follow from what
 * comes out of its samples and what each tool recognizes, so that nobody lists them.
 */
export function companions(): Plugin {
  let source: Promise<string> | undefined
  return {
    name: 'companions',
    resolveId: (id) => (id === 'virtual:companions' ? '\0virtual:companions' : undefined),
    load(id) {
      if (id !== '\0virtual:companions') return undefined
      // Made once for the client and for what renders pages on the server.
      source ??= readTools()
        .then(findCompanions)
        .then((found) => `export default ${JSON.stringify(found)}`)
      return source
    },
    watchChange: () => {
      source = undefined
    },
  }
}

async function readTools(): Promise<KnownTool[]> {
  const paths = cardPaths()
  const cards = await Promise.all(paths.map(async (path) => [path, await readCard(path)] as const))
  return Promise.all(assembleCatalogue(Object.fromEntries(cards)).map(readTool))
}

async function readTool({ id, category }: WholeTool): Promise<KnownTool> {
  const load = async <Module>(file: string): Promise<Partial<Module>> =>
    existsSync(file) ? (await runnerImport<Module>(file, { configFile: false, logLevel: 'warn' })).module : {}
  const { samples = {} } = await load<Pick<KnownTool, 'samples'>>(`tools/${id}/samples.ts`)
  const { recognize = () => [] } = await load<Pick<KnownTool, 'recognize'>>(`tools/${id}/recognize.ts`)
  return { id, category, samples, recognize }
}
