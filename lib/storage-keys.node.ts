import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The forms in which sources name keys of this device's storage. */
const forms = [
  /(?:storedOf|toolListOf)\('([^']+)'/g,
  /(?:store|keep|readStored)\('(?:local|session)', ['`]([\w-]+:?)/g,
  /^(?:export )?const (?:list|key|\w+Key|\w+Off) = '([a-z][\w-]+(?::[\w-]+)?)'$/gm,
]

const sources = globSync(['{ui,web}/**/*.{ts,tsx}', 'tools/*/page/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !/test\.|fixtures|^web\/admin\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))

/** Sources that store something; the back office is excluded, since only owners visit it. */
const keepers = sources.filter((source) => /from '(?:idb-keyval|[^']*(?:storage|stored|tool-list)\.ts)'/.test(source))

const namesIn = (files: readonly string[], wanted: readonly RegExp[]): string[] => [
  ...new Set(files.flatMap((file) => wanted.flatMap((form) => [...file.matchAll(form)].map(([, name = '']) => name)))),
]

/** The keys of this device's storage in the sources: `favorites`, `options:`. */
export const storageKeys: readonly string[] = namesIn(keepers, forms)

/** The caches of the service worker: `toolbench-code`. */
export const cacheNames: readonly string[] = namesIn(sources, [/^(?:export )?const \w+Cache = '([\w-]+)'$/gm])
