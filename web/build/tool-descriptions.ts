import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Descriptions } from '#kit/description.ts'
import type { Operation } from '#kit/operation.ts'
import { describeTool } from '#kit/schema-of.ts'
import { importChanged } from './read-tools.ts'

/**
 * Gives `tools/<id>/operations.ts?description`: what the operations of a tool take and give, as plain data. Pages are
 * drawn from it, so that neither an operation's code nor the library of its schemas comes along.
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
      // A JSON text is read faster than the same as an object literal, and packs as well.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(descriptions))})`
    },
    // A changed source may change any description.
    watchChange: () => described.clear(),
  }
}

/** The descriptions of the operations in a file, as pages know them. */
export const descriptionsIn = async (file: string): Promise<Descriptions> => (await read(resolve(file))).descriptions

/** Whether files that change are read again. */
let isWatched = false

interface Described {
  descriptions: Descriptions
  /** The files it was made of. */
  files: string[]
}

/** Made once for the client and for what renders pages on the server. */
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
 * Node reads what nobody changes meanwhile, once for all tools. While somebody works on them each module comes anew, with
 * all that it imports: that takes Vite ten times as long.
 */
async function loadModule<Module>(path: string): Promise<{ module: Module; dependencies: string[] }> {
  if (isWatched) return runnerImport<Module>(path, { configFile: false, logLevel: 'warn' })
  return { module: await importChanged(path), dependencies: [] }
}
