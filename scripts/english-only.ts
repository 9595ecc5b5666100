import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Of Zod's sixty languages only English is in it; ours says what is wrong in its own words. */
export function englishOnly(): Plugin {
  const english = join(import.meta.dirname, '../node_modules/zod/v4/locales/en.js')
  return {
    name: 'english-only',
    enforce: 'pre',
    resolveId: (id) => (id === '../locales/index.js' ? english : null),
  }
}
