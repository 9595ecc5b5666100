import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Descriptions } from '#kit/description.ts'
import type { Operation } from '#kit/operation.ts'
import { describeTool } from '#kit/schema-of.ts'
import { importChanged } from './read-tools.ts'

/**
 * Provides `tools/<id>/operations.ts?description`: the descriptions of a tool's operations as plain data. Pages are
 * rendered from it, so that neither the operations' code nor the schema library is loaded.
 */
export function toolDescriptions(): Plugin {
  return {
    name: 'tool-descriptions',
    enforce: 'pre',
    configResolved({ command, server }) {
      isWatched = command === 'serve' && server.watch !== null
    },
    async load(id) {
      const [file, query] = id.split('?')
      if (query !== 'description' || !file?.endsWith('/operations.ts')) return undefined
      const { descriptions, files } = await read(file)
      for (const each of files) this.addWatchFile(each)
      // `JSON.parse` is faster than an object literal, and compresses as well.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(descriptions))})`
    },
    // A changed source may change any description.
    watchChange: () => described.clear(),
  }
}

/** The descriptions of the operations in a file, as pages get them. */
export const descriptionsIn = async (file: string): Promise<Descriptions> => (await read(resolve(file))).descriptions

/** Whether changed files are read again. */
let isWatched = false

interface Described {
  descriptions: Descriptions
  /** The source files of each. */
  files: string[]
}

/** Computed once for the client and the server's renderer. */
const described = new Map<string, Promise<Described>>()

function read(file: string): Promise<Described> {
  const description = described.get(file) ?? describe(file)
  described.set(file, description)
  return description
}

async function describe(file: string): Promise<Described> {
  const inBrowser = `${dirname(file)}/operations.browser.ts`
  const [operations, more, samples] = await Promise.all([
    loadModule<Record<string, Operation>>(file),
    existsSync(inBrowser) ? loadModule<Record<string, Operation>>(inBrowser) : { module: {}, dependencies: [] },
    loadModule<{ samples: Record<string, unknown> }>(`${dirname(file)}/samples.ts`),
  ])
  return {
    descriptions: describeTool({ ...operations.module, ...more.module }, samples.module.samples),
    files: [...operations.dependencies, ...more.dependencies, ...samples.dependencies],
  }
}

/**
 * In a build, Node imports the modules, once for all tools. In development each module is reloaded with
 * all its imports, which takes Vite ten times as long.
 */
async function loadModule<Module>(path: string): Promise<{ module: Module; dependencies: string[] }> {
  if (isWatched) return runnerImport<Module>(path, { configFile: false, logLevel: 'warn' })
  return { module: await importChanged(path), dependencies: [] }
}
