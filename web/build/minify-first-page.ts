import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Nothing here makes objects by functions without a name, or asks how many arguments a function has. */
const compress = { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false }
/** Reading a property of React's does nothing else. */
const more: Record<string, object> = { react: { pure_getters: true } }

/**
 * Styles lie beside the script that Vite's helper stands in: it need not be told by each import which file imports, nor ask
 * the browser to resolve an address that says it all.
 */
const shorter = {
  'new URL(dep, importerUrl).href': 'dep',
  'if (import.meta.resolve) return new URL(import.meta.resolve(specifier));': '',
}
const importer = /(__vite__mapDeps\(\[[\d,]*\]\)|\[\]),\s?import\.meta\.url\)/g

/**
 * Minifies once more what the first page loads: Terser makes a kilobyte less of it than the bundler's own minifier, and
 * would take minutes for all pages.
 *
 * @param names of the chunks
 */
export const minifyFirstPage = (names: readonly string[]): Plugin => ({
  name: 'minify-first-page',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js') || this.environment.name !== 'client') return undefined
    return Object.entries(shorter).reduce((shortened, [long, short]) => {
      if (!shortened.includes(long)) throw new Error(`Vite loads styles in another way: ${long} is gone`)
      return shortened.replace(long, short)
    }, code)
  },
  async generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
      const { code } = await minify(chunk.code.replaceAll(importer, '$1)'), {
        module: true,
        ecma: 2020,
        compress: { ...compress, ...more[chunk.name] },
      })
      chunk.code = code ?? chunk.code
    }
  },
})
