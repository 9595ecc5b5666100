import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pinyinOfTitles } from './web/build/pinyin-of-titles.ts'

/** The client is built into `dist/client`, what renders pages on the server into `dist/server`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), pinyinOfTitles()],
  // Without `es` every lazy import of the worker lands in one file of megabytes.
  worker: { format: 'es' },
  define: { 'import.meta.env.VITE_API_BASE': JSON.stringify(process.env['VITE_API_BASE'] ?? '') },
  optimizeDeps: {
    entries: ['web/entry-client.tsx', 'web/worker.ts', 'tools/*/{page.tsx,operations.ts}'],
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

/** Ten small files cost the first page ten requests: what every page needs comes in two. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'shell',
    test: /\/(web\/(boot|head|language|routes|shell|theme|catalogue|icons)|web\/search\/search-(button|provider)|kit\/(category|catalogue|sentence|tool)\.|tools\/[^/]+\/(tool\.ts|icon\.svg)|ui\/(language|device\/tool-list|device\/favorites)\.|@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/Icon(Search|Moon|Sun|Star|StarFilled|X|AlertTriangle)\.))/,
    priority: 1,
  },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
    priority: 2,
  },
]
