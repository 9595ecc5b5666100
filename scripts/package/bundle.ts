// Bundles the code of the package as JavaScript: modules that are loaded by path keep the path of their source, all
// else goes to `chunks`. Imported packages stay external, except some of many small files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { englishOnly } from '../english-only.ts'
import { bundledPackages, directBuiltins, nodeChunks } from '../fast-start.ts'
import { toolModule } from './library-modules.ts'
import { withoutPackagedAssets } from './packaged-assets.ts'
import { withoutJsonSchema } from './without-json-schema.ts'

const root = join(import.meta.dirname, '../..')
const placeOfRoot = '__PACKAGE_ROOT__/'
const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/')
/** What `core/load-tools.node.ts` opens by its path. */
const parts = ['tool', 'operations', 'errors', 'samples', 'texts.en', 'texts.zh', 'recognize']

export type Chunk = Rolldown.OutputChunk

/** Bundles the code for Node, including the library's modules, into a folder; returns the written chunks. */
export async function bundleForNode(folder: string, tools: string[], library: Map<string, string>): Promise<Chunk[]> {
  const paths = [
    'cli/run-command-line.ts',
    'server/pool/child.ts',
    'server/pool/watchdog.ts',
    'server/users/argon2-worker.ts',
    'lib/hashing/hash-worker.node.ts',
    ...readdirSync(join(root, 'server/store/migrations')).map((name) => `server/store/migrations/${name}`),
    ...tools.flatMap((tool) => parts.map((part) => `tools/${tool}/${part}.ts`)),
  ].filter((path) => existsSync(join(root, path)))
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [englishOnly(), ownPlaces(), libraryModules(library), olderNode(), directBuiltins()],
    ssr: { noExternal: bundledPackages },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      // Otherwise Vite leaves the tables that tools read to the build for browsers.
      ssrEmitAssets: true,
      target: 'node20.19',
      minify: true,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries([
          ...paths.map((path) => [path.replace(/\.ts$/, ''), path]),
          ...[...library.keys()].map((name) => [`library/${name}`, `library:${name}`]),
        ]),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: nodeChunks(tools),
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.filter((each) => each.type === 'chunk')
}

/**
 * Bundles the library for browsers with all its dependencies; WebAssembly and tables are separate files, loaded on
 * first use.
 */
export async function bundleForBrowsers(folder: string, library: Map<string, string>): Promise<void> {
  const { voiceData } = await import('#web/build/voice-data.ts')
  const { espeakAddress } = await import('#web/build/espeak-address.ts')
  const plugins = () => [withoutJsonSchema(), withoutPackagedAssets(), voiceData('library'), espeakAddress()]
  const noNode = join(root, 'web/build/no-node.ts')
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [englishOnly(), libraryModules(library), withoutPreloads(), plugins()],
    resolve: { alias: [{ find: /^(node:fs\/promises|fs|path|crypto|module)$/, replacement: noNode }] },
    worker: { format: 'es', plugins },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries([...library.keys()].map((name) => [name, `library:${name}`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}

/** Generates the modules of the library: one for each tool, and `index`. */
export const libraryOf = (tools: string[], index: string): Map<string, string> =>
  new Map([...tools.map((tool) => [tool, toolModule(tool)] as const), ['index', index]])

function libraryModules(library: Map<string, string>): Plugin {
  return {
    name: 'library-modules',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('library:') ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0library:') ? library.get(id.slice('\0library:'.length)) : null),
  }
}

/** Removes Vite's preloading of styles and chunks, which the library does not need. */
function withoutPreloads(): Plugin {
  const code = 'export const __vitePreload = (load) => load()'
  return {
    name: 'without-preloads',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => code },
  }
}

/**
 * Replaces `import.meta.url` and `dirname` by those of the source, with `.js` for `.ts`, so that files beside it are
 * found.
 */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('node_modules')) return null
      for (const [, asset = ''] of code.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)) {
        const path = join(dirname(id), asset)
        if (asset.endsWith('.ts') || asset.startsWith('../../node_modules') || !existsSync(path)) continue
        this.emitFile({ type: 'asset', fileName: fromRoot(path), source: readFileSync(path) })
      }
      const place = (path: string) => `new URL(${JSON.stringify(placeOfRoot + fromRoot(path))}, import.meta.url)`
      return code
        .split('\n')
        .map((line) => (/^(import|export) |\bfrom '/.test(line) ? line : line.replace(/\.ts(?=['`])/g, '.js')))
        .join('\n')
        .replace(/import\.meta\.(dirname|url)\b/g, (_, asked) =>
          asked === 'url' ? `${place(id)}.href` : `decodeURIComponent(${place(dirname(id))}.pathname)`,
        )
    },
    renderChunk(code, { fileName }) {
      return code.replaceAll(placeOfRoot, '../'.repeat(fileName.split('/').length - 1) || './')
    },
  }
}

/** Polyfills what Node 20 lacks. */
function olderNode(): Plugin {
  const code = `Promise.withResolvers ??= function () { let resolve, reject; const promise = new this((a, b) => { resolve = a; reject = b }); return { promise, resolve, reject } }
ArrayBuffer.prototype.transfer ??= function (length = this.byteLength) { const bytes = new Uint8Array(length); bytes.set(new Uint8Array(this, 0, Math.min(length, this.byteLength))); return bytes.buffer }
Map.groupBy ??= (items, keyOf) => { const map = new Map(); let index = 0; for (const item of items) { const key = keyOf(item, index++); map.has(key) ? map.get(key).push(item) : map.set(key, [item]) } return map }`
  return {
    name: 'older-node',
    resolveId: (id) => (id === 'older-node' ? '\0older-node' : null),
    load: (id) => (id === '\0older-node' ? { code, moduleSideEffects: true } : null),
    transform: (source, id) =>
      /(cli\/run-command-line|pool\/child)\.ts$/.test(id) || id.startsWith('\0library:')
        ? `import 'older-node'\n${source}`
        : null,
  }
}
