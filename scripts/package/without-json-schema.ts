import { readFileSync } from 'node:fs'
import { type Plugin, parseSync } from 'vite'

const modules = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/

/**
 * Removes Zod's conversion to JSON Schema from the library for browsers: a fifth of it (18 kB minified), which every
 * schema references, so that bundlers cannot tree-shake it. No operation uses it; pages do, for pipelines and the back
 * office.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    load: { filter: { id: modules }, handler: (id) => stubOf(id) },
  }
}

/** Stubs with the same names, used only by methods that are never called. */
function stubOf(id: string): string {
  const { staticExports } = parseSync(id, readFileSync(id, 'utf8')).module
  const names = staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => `refuse as ${exportName.name}`))
  return `function refuse() { throw new Error('The library has no JSON Schemas') }\nexport { ${names.join(', ')} }`
}
