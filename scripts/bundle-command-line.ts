// Writes the command line and what tools have for it as few files, `dist/cli`: hundreds of small ones take three times as
// long to open. Beside them stands what they were made of, so that they are used only while that is unchanged.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { englishOnly } from './english-only.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist/cli')
/** What `core/load-tools.node.ts` opens by its path. */
const parts = ['tool', 'operations', 'errors', 'samples', 'texts.en', 'texts.zh', 'recognize']

const partsIn = (tool: string): string[] =>
  parts.map((part) => `tools/${tool}/${part}.ts`).filter((path) => existsSync(join(root, path)))
const tools = readdirSync(join(root, 'tools')).filter((name) => existsSync(join(root, 'tools', name, 'tool.ts')))
const entries = ['cli/run-command-line.ts', ...tools.flatMap(partsIn)]
const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/')

const { output } = (await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [englishOnly(), ownPlaces()],
  // Packages stay where they are, and find their own files: but for Zod, whose seventy files every command opens.
  ssr: { noExternal: ['zod'] },
  build: {
    outDir: folder,
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      // `serve` need not start fast: the site is not bundled.
      external: /^#server\/(settings\/settings|commands\/run-command|app\/serve)\.ts$/,
      // The exports of a tool's file are its operations: the bundler may add none.
      preserveEntrySignatures: 'strict',
      // What pages load when it is needed may be at hand for a command.
      checks: { ineffectiveDynamicImport: false },
      // All in one folder, so that each file is as far from the root as any other.
      input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.ts$/, '').replaceAll('/', '-'), entry])),
      output: {
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'core', test: /[\\/](kit|node_modules[\\/]zod)[\\/]/ },
            { name: 'charset', test: /[\\/]lib[\\/]charset[\\/]/ },
          ],
        },
      },
    },
  },
})) as Rolldown.RolldownOutput

const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
const entryOf = (path: string) =>
  [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId && fromRoot(facadeModuleId) === path)?.fileName ?? ''
const partsOf = (tool: string) => entries.filter((entry) => entry.startsWith(`tools/${tool}/`))

const manifest = {
  entries: Object.fromEntries(entries.map((entry) => [entry, entryOf(entry)])),
  shared: sourcesOf(['cli/run-command-line.ts'], ['cli', 'tools']),
  tools: Object.fromEntries(tools.map((tool) => [tool, sourcesOf(partsOf(tool), [`tools/${tool}`])])),
}
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))

/** When each file that the entries are made of was written, and what is in the folders in which a new one would count. */
function sourcesOf(paths: string[], folders: string[]) {
  const reached = new Set<string>(paths.map(entryOf))
  // A set visits what is added during the iteration, too.
  for (const file of reached) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {}
    for (const each of [...imports, ...dynamicImports]) if (chunks.has(each)) reached.add(each)
  }
  const files = [...reached].flatMap((file) => chunks.get(file)?.moduleIds ?? []).filter((id) => existsSync(id))
  return {
    files: Object.fromEntries(files.map((path) => [fromRoot(path), statSync(path).mtimeMs])),
    folders: Object.fromEntries(folders.map((path) => [path, readdirSync(join(root, path)).join('/')])),
  }
}

/** Keeps `import.meta.url` and `dirname` those of the sources, so that files beside them are found. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('node_modules')) return null
      const place = (path: string) => `new URL(${JSON.stringify(`../../${fromRoot(path)}`)}, import.meta.url)`
      return code.replace(/import\.meta\.(dirname|url)\b/g, (_, asked) =>
        asked === 'url' ? `${place(id)}.href` : `decodeURIComponent(${place(dirname(id))}.pathname)`,
      )
    },
  }
}
