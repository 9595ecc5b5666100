import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'
import type { WholeTool } from '#core/catalogue.ts'
import { findCompanions, type KnownTool } from '../suggestions/find-companions.ts'
import { readCatalogue } from './read-tools.ts'

/**
 * For every tool the ids of those that go well with it, the best first. They follow from what comes out of its samples
 * and what each tool recognizes, so that nobody lists them.
 */
export async function companions() {
  return findCompanions(await Promise.all((await readCatalogue()).map(readTool)))
}

async function readTool({ id, category }: WholeTool): Promise<KnownTool> {
  const load = async <Module>(file: string): Promise<Partial<Module>> =>
    existsSync(file) ? (await runnerImport<Module>(file, { configFile: false, logLevel: 'warn' })).module : {}
  const { samples = {} } = await load<Pick<KnownTool, 'samples'>>(`tools/${id}/samples.ts`)
  const { recognize = () => [] } = await load<Pick<KnownTool, 'recognize'>>(`tools/${id}/recognize.ts`)
  return { id, category, samples, recognize }
}
