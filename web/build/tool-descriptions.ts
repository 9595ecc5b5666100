import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Operation } from '#kit/operation.ts'
import { describeTool } from '#kit/schema-of.ts'

/**
 * Gives `tools/<id>/operations.ts?description`: what the operations of a tool take and give, as plain data. Pages are
 * drawn from it, so that neither an operation's code nor the library of its schemas comes along.
 */
export function toolDescriptions(): Plugin {
  return {
    name: 'tool-descriptions',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?')
      if (query !== 'description' || !file?.endsWith('/operations.ts')) return undefined
      const { source, files } = await (read.get(file) ?? keep(file, describe(file)))
      for (const each of files) this.addWatchFile(each)
      return source
    },
    // What was described before may be another thing now.
    watchChange: () => read.clear(),
  }
}

interface Described {
  source: string
  /** The files it was made of. */
  files: string[]
}

/** Made once for the client and for what renders pages on the server. */
const read = new Map<string, Promise<Described>>()

function keep(file: string, described: Promise<Described>): Promise<Described> {
  read.set(file, described)
  return described
}

async function describe(file: string): Promise<Described> {
  const load = <Module>(path: string) => runnerImport<Module>(path, { configFile: false, logLevel: 'warn' })
  const inBrowser = `${dirname(file)}/operations.browser.ts`
  const [operations, more, samples] = await Promise.all([
    load<Record<string, Operation>>(file),
    existsSync(inBrowser) ? load<Record<string, Operation>>(inBrowser) : { module: {}, dependencies: [] },
    load<{ samples: Record<string, unknown> }>(`${dirname(file)}/samples.ts`),
  ])
  const descriptions = describeTool({ ...operations.module, ...more.module }, samples.module.samples)
  return {
    // A JSON text is read faster than the same as an object literal, and packs as well.
    source: `export default JSON.parse(${JSON.stringify(JSON.stringify(descriptions))})`,
    files: [...operations.dependencies, ...more.dependencies, ...samples.dependencies],
  }
}
