import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Returns a tool's id in camel case: `json-editor` becomes `jsonEditor`. */
export const camelCase = (tool: string): string => tool.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Generates the module of one tool: `import { base64 } from 'toolbench/base64'`. Operations are loaded on their first
 * call.
 */
export function toolModule(tool: string): string {
  const folder = `/tools/${tool}`
  const operations = operationsOf(tool).map(
    ({ name, exported, file }) =>
      `${name}: (input, options) => call(async () => (await import('${folder}/${file}')).${exported}, input, options)`,
  )
  return [
    `import { callOperation, LibraryError as ToolError } from '/core/library/call-operation.ts'`,
    `import { errors } from '${folder}/errors.ts'`,
    'const call = async (load, input, options) => callOperation(await load(), errors, input, options)',
    `export const ${camelCase(tool)} = { ${operations.join(', ')} }`,
    'export { ToolError }',
  ].join('\n')
}

/** Lists the exports of a tool's `operations.ts`, each with its file and its name there. */
function operationsOf(tool: string): { name: string | null; exported: string | null; file: string }[] {
  const path = join(root, 'tools', tool, 'operations.ts')
  const { staticExports } = parseSync(path, readFileSync(path, 'utf8')).module
  return staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, importName, moduleRequest }) => ({
      name: exportName.name,
      exported: importName.name ?? exportName.name,
      file: moduleRequest?.value.replace(/^\.\//, '') ?? 'operations.ts',
    })),
  )
}

/** Generates the module of all tools, each of which is loaded on its first call. */
export function indexModule(operations: Map<string, string[]>): string {
  const lines = [...operations].map(([tool, names]) => {
    const name = camelCase(tool)
    const calls = names.map(
      (each) => `${each}: async (input, options) => (await import('library:${tool}')).${name}.${each}(input, options)`,
    )
    return `export const ${name} = { ${calls.join(', ')} }`
  })
  return [`export { LibraryError as ToolError } from '/core/library/call-operation.ts'`, ...lines].join('\n')
}
