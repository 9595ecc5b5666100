import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { build } from 'vite'
import { filesToKeep } from '../web/offline/files-to-keep.ts'

/**
 * Builds the service worker with the list of built files, after these are compressed. It is at the root, so that its
 * scope is the whole site.
 */
export async function buildServiceWorker(client: string): Promise<void> {
  const files = publicPageFiles(client)
  const version = createHash('sha256')
    .update(readFileSync(`${client}/shell.html`))
    .digest('hex')
    .slice(0, 16)
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { filesToKeep: JSON.stringify(files), shellVersion: JSON.stringify(version) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'web/offline/worker/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** Lists the built files that public pages load. */
export function publicPageFiles(client: string) {
  const names = readdirSync(`${client}/assets`).filter((name) => !/\.(br|gz)$/.test(name))
  const sizes = new Map(names.map((name) => [`assets/${name}`, sizeOnTheWay(`${client}/assets/${name}`)]))
  return filesToKeep(JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')), sizes)
}

function sizeOnTheWay(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
