// Bundles the command line and the tools' modules for it into few files in `dist/cli`, as hundreds of small ones take
// three times as long to open. A manifest records the sources, so that the bundle is used only while they are
// unchanged.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { englishOnly } from './english-only.ts'
import { bundledPackages, directBuiltins, nodeChunks } from './fast-start.ts'

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
  plugins: [englishOnly(), ownPlaces(), directBuiltins()],
  ssr: { noExternal: bundledPackages },
  build: {
    outDir: folder,
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      // The site is not bundled, as `serve` need not start fast.
      external: /^#server\/(settings\/settings|commands\/run-command|app\/serve)\.ts$/,
      // The exports of a tool's file are its operations, so the bundler must not add any.
      preserveEntrySignatures: 'strict',
      // A module that pages load lazily may be imported statically by a command.
      checks: { ineffectiveDynamicImport: false },
      // All in one folder, so that each file is at the same depth below the root.
      input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.ts$/, '').replaceAll('/', '-'), entry])),
      output: {
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: nodeChunks(tools),
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

/**
 * Returns the modification times of the sources of some entries, and the listings of folders in which a new file
 * matters.
 */
function sourcesOf(paths: string[], folders: string[]) {
  const reachedChunks = new Set<string>(paths.map(entryOf))
  // Iterating over a set includes items added meanwhile.
  for (const file of reachedChunks) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {}
    for (const each of [...imports, ...dynamicImports]) if (chunks.has(each)) reachedChunks.add(each)
  }
  const files = [...reachedChunks].flatMap((file) => chunks.get(file)?.moduleIds ?? []).filter((id) => existsSync(id))
  return {
    files: Object.fromEntries(files.map((path) => [fromRoot(path), statSync(path).mtimeMs])),
    folders: Object.fromEntries(folders.map((path) => [path, readdirSync(join(root, path)).join('/')])),
  }
}

/** Replaces `import.meta.url` and `dirname` by those of the source, so that files beside it are found. */
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
