import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { briefCards } from './web/build/brief-cards.ts'
import { iconSprite } from './web/build/icon-sprite.ts'
import { pinyinOfTitles } from './web/build/pinyin-of-titles.ts'
import { tighten } from './web/build/tighten.ts'

/** The client is built into `dist/client`, what renders pages on the server into `dist/server`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    briefCards(),
    pinyinOfTitles(),
    iconSprite(),
    isSsrBuild ? [] : tighten(['react', 'first', 'bench']),
  ],
  // React has it since version 18; the shim is for those before.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Without `es` every lazy import of the worker lands in one file of megabytes.
  worker: { format: 'es' },
  define: { 'import.meta.env.VITE_API_BASE': JSON.stringify(process.env['VITE_API_BASE'] ?? '') },
  optimizeDeps: {
    entries: ['web/entry-client.tsx', 'web/tools/worker.ts', 'tools/*/{page/page.tsx,operations.ts}'],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, emptyOutDir: true }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'web/entry-client.tsx', output: { codeSplitting: { groups: chunkGroups } } },
      },
  ssr: command === 'build' ? { noExternal: true } : {},
}))

/**
 * What every page and the home page load comes in two files: React, which seldom changes, and the rest, which brotli
 * packs a tenth smaller together than apart.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown[:/]runtime/, priority: 2 },
  { name: 'first', test: isOfFirstPage, priority: 1 },
  // What every tool's page loads: its furniture, Mantine's fields, the schemas.
  { name: 'bench', test: isOfBench, priority: 0 },
]

function isOfFirstPage(id: string): boolean {
  if (
    /\/web\/(shell\/(not-found|failure)|catalogue\/(whole-catalogue|closest-tool)|home\/(tool-suggestions|fetched-friends|read-friend-links))\./.test(
      id,
    )
  )
    return false
  // Only the back office asks before one leaves.
  if (/react-router\/dist\/esm\/useBlocker\./.test(id)) return false
  return [
    /node_modules\/(@tanstack\/(react-router|router-core|history|react-store|store)|use-sync-external-store|get-nonce)\//,
    /\/web\/(boot\/boot|catalogue|head|home|language|routes|shell|theme)/,
    /\/web\/search\/search-(button|provider)/,
    /kit\/(category|catalogue|kebab|sentence|tool)\.ts/,
    /ui\/(language\/language|material\/handover|controls\/use-keys|run\/use-latest|transfer\/(carried|text-field)|device\/(stored|tool-list|favorites|recents|storage))\.ts/,
    /icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
    /icons-react\/dist\/esm\/icons\/Icon(Search|Moon|Sun|Star|StarFilled|Folder|CircleCheck|Code|DeviceLaptop|Scale|Clock)\.mjs/,
    /virtual:(icons|cards)|vite\/preload-helper/,
  ].some((part) => part.test(id))
}

/** The code editor and what a batch of files needs come later, when somebody comes near them. */
function isOfBench(id: string): boolean {
  if (/ui\/(editor\/code-|run\/worker\.ts|save\/zip|batch\/|picture\/compare|transfer\/(folder|use-files))/.test(id))
    return false
  return [
    /node_modules\/(@mantine\/hooks|zod|clsx|idb-keyval)\//,
    /@mantine\/core\/esm\/(core|components\/(FloatingIndicator|Input|InputBase|NativeSelect|SegmentedControl))\//,
    /@mantine\/core\/esm\/components\/(Slider|Switch|TextInput|UnstyledButton|VisuallyHidden)\//,
    /\/web\/(mantine|tools)/,
    /\/(ui|kit)\//,
  ].some((part) => part.test(id))
}
