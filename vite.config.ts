import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { chunkGroups } from './web/build/chunk-groups.ts'
import { classNameOf } from './web/build/class-names.ts'
import { espeakAddress } from './web/build/espeak-address.ts'
import { minifyFirstPage } from './web/build/minify-first-page.ts'
import { plugins } from './web/build/plugins.ts'
import { voiceData } from './web/build/voice-data.ts'

/** What draws the home page, what every tool's page has besides, and what those share that take files. */
const chunks = chunkGroups({
  first: ['web/entry-client.tsx', 'web/home/home-page.tsx'],
  bench: ['web/tools/tool-page.tsx', 'web/tools/load-tool.ts', 'web/head/tool-head.ts', 'ui/bench/schema-page.tsx'],
  // The icon is of fields with rows too, which need nothing else of a batch.
  files: ['ui/transfer/use-files-drop.ts', 'node_modules/@tabler/icons-react/dist/esm/icons/IconPlus.mjs'],
  batch: ['ui/batch/batch-frame.tsx', 'ui/batch/file-drop-strip.tsx', 'ui/batch/use-live-batch.ts'],
  images: ['ui/batch/use-batch.ts', 'ui/save/save-files.ts', 'lib/imaging/formats/all-formats.ts'],
})

/** Modules of Node's own that libraries for both worlds name. */
const nodeModules = /^(node:fs\/promises|fs|path|crypto|module)$/

/** How long each plugin took is for who looks for it, not for every build. */
const quiet = { checks: { pluginTimings: false } }

/** The client is built into `dist/client`, what renders pages on the server into `dist/server`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  // Built files name one another by where they stand themselves, so that the site can lie below any path.
  base: command === 'build' ? './' : '/',
  plugins: [plugins(), minifyFirstPage(['first', 'react', 'bench'])],
  css: { modules: { generateScopedName: classNameOf } },
  resolve: {
    alias: [
      // React has it since version 18; the shim is for those before.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      // Some libraries can read their WebAssembly from a disk, where there is one.
      ...(command === 'build' && !isSsrBuild
        ? [{ find: nodeModules, replacement: resolve('web/build/no-node.ts') }]
        : []),
    ],
  },
  // Without `es` every lazy import of the worker lands in one file of megabytes.
  worker: { format: 'es', plugins: () => [voiceData(), espeakAddress()], rolldownOptions: quiet },
  define: { 'import.meta.env.VITE_API_BASE': JSON.stringify(process.env['VITE_API_BASE'] ?? '') },
  optimizeDeps: {
    entries: ['web/entry-client.tsx', 'web/tools/worker.ts', 'tools/*/{page/page.tsx,operations.ts}'],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, emptyOutDir: true, rolldownOptions: quiet }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // Mermaid's core and MathJax are a file each, for pages with a diagram or a formula that is copied as an image; what
        // pages load at first has its budgets as tests.
        chunkSizeWarningLimit: 1500,
        // What a lazy file imports it says itself; to name it all beforehand would cost the first page a kilobyte and a half.
        modulePreload: { resolveDependencies: (_file, needed) => needed.filter((each) => each.endsWith('.css')) },
        rolldownOptions: {
          ...quiet,
          input: 'web/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunks },
            // The first page lists the files of all pages that are loaded later: long names would be bytes of it.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
          },
        },
      },
  ssr: command === 'build' ? { noExternal: true } : {},
}))
