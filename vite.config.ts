import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { briefCards } from './web/build/brief-cards.ts'
import { chunkGroups } from './web/build/chunk-groups.ts'
import { classNameOf } from './web/build/class-names.ts'
import { commandReadings } from './web/build/command-readings.ts'
import { companions } from './web/build/companions.ts'
import { iconSprite } from './web/build/icon-sprite.ts'
import { operationIndex } from './web/build/operation-index.ts'
import { operationTitles } from './web/build/operation-titles.ts'
import { pinyinOfTitles } from './web/build/pinyin-of-titles.ts'
import { pipelineOperations } from './web/build/pipeline-operations.ts'
import { singleIcons } from './web/build/single-icons.ts'
import { toolDescriptions } from './web/build/tool-descriptions.ts'
import { toolVariants } from './web/build/tool-variants.ts'
import { voiceData } from './web/build/voice-data.ts'

/** What draws the home page, and what every tool's page has besides. */
const chunks = chunkGroups(
  ['web/entry-client.tsx', 'web/home/home-page.tsx'],
  ['web/tools/tool-page.tsx', 'web/tools/load-tool.ts', 'web/head/tool-head.ts', 'ui/bench/schema-page.tsx'],
)

/** How long each plugin took is for who looks for it, not for every build. */
const quiet = { checks: { pluginTimings: false } }

/** The client is built into `dist/client`, what renders pages on the server into `dist/server`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    briefCards(),
    toolDescriptions(),
    pinyinOfTitles(),
    operationTitles(),
    operationIndex(),
    commandReadings(),
    companions(),
    toolVariants(),
    pipelineOperations(),
    iconSprite(),
    singleIcons(),
    voiceData(),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  // React has it since version 18; the shim is for those before.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // One library can read its WebAssembly from a disk, where there is one.
      ...(command === 'build' && !isSsrBuild && { 'node:fs/promises': resolve('web/build/no-disk.ts') }),
    },
  },
  // Without `es` every lazy import of the worker lands in one file of megabytes.
  worker: { format: 'es', plugins: () => [voiceData()], rolldownOptions: quiet },
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
        // Mermaid's core is one file of its own, for pages with a diagram; what pages load at first has its budgets as tests.
        chunkSizeWarningLimit: 1000,
        // What a lazy file imports it says itself; to name it all beforehand would cost the first page a kilobyte and a half.
        modulePreload: { resolveDependencies: (_file, needed) => needed.filter((each) => each.endsWith('.css')) },
        rolldownOptions: { ...quiet, input: 'web/entry-client.tsx', output: { codeSplitting: { groups: chunks } } },
      },
  ssr: command === 'build' ? { noExternal: true } : {},
}))
