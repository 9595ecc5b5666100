import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Bundles only English of Zod's sixty languages, as the tools have their own messages. */
export function englishOnly(): Plugin {
  const english = join(import.meta.dirname, '../node_modules/zod/v4/locales/en.js')
  return {
    name: 'english-only',
    enforce: 'pre',
    resolveId: (id) => (id === '../locales/index.js' ? english : null),
  }
}
