import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Where a file writes the name under which this device keeps something. */
const forms = [
  /(?:storedOf|toolListOf)\('([^']+)'/g,
  /(?:store|keep|readStored)\('(?:local|session)', ['`]([\w-]+:?)/g,
  /^(?:export )?const (?:list|key|\w+Key|\w+Off) = '([a-z][\w-]+(?::[\w-]+)?)'$/gm,
]

const sources = globSync(['{ui,web}/**/*.{ts,tsx}', 'tools/*/page/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !/test\.|fixtures|^web\/admin\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))

/** Files that keep something, but for those of the back office, whose visitors are its owners. */
const keepers = sources.filter((source) => /from '(?:idb-keyval|[^']*(?:storage|stored|tool-list)\.ts)'/.test(source))

const namesIn = (files: readonly string[], wanted: readonly RegExp[]): string[] => [
  ...new Set(files.flatMap((file) => wanted.flatMap((form) => [...file.matchAll(form)].map(([, name = '']) => name)))),
]

/** The names under which this device keeps something, as the sources have them: `favorites`, `options:`. */
export const storedNames: readonly string[] = namesIn(keepers, forms)

/** The caches of the service worker: `toolbench-code`. */
export const cacheNames: readonly string[] = namesIn(sources, [/^(?:export )?const \w+Cache = '([\w-]+)'$/gm])
