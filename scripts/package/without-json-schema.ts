import { readFileSync } from 'node:fs'
import { type Plugin, parseSync } from 'vite'

const modules = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/

/**
 * Leaves out of the library for browsers how Zod describes schemas as JSON Schema: a fifth of it (18 kB minified), which
 * every schema names, so that no bundler finds it unused. No operation asks for one; pages need it, for pipelines and the
 * back office.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    load: { filter: { id: modules }, handler: (id) => stubOf(id) },
  }
}

/** A module with the same names, all of which stand in methods that nothing calls. */
function stubOf(id: string): string {
  const { staticExports } = parseSync(id, readFileSync(id, 'utf8')).module
  const names = staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => `refuse as ${exportName.name}`))
  return `function refuse() { throw new Error('The library has no JSON Schemas') }\nexport { ${names.join(', ')} }`
}
