import { build } from 'vite'

/**
 * Writes Zod as one file for the command line, `dist/cli/zod-<version>.mjs`: seventy small files take twice as long to
 * open. Of its sixty languages only English is in it; ours says what is wrong in its own words.
 */
export async function bundleZod(version: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      { name: 'english-only', enforce: 'pre', resolveId: (id) => (id === '../locales/index.js' ? english : null) },
    ],
    ssr: { noExternal: true },
    build: { outDir: 'dist/cli', ssr: true, rolldownOptions: { input: { [`zod-${version}`]: 'zod' } } },
  })
}

const english = new URL('../node_modules/zod/v4/locales/en.js', import.meta.url).pathname
