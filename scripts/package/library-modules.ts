import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The name of a tool in a program: `json-editor` is `jsonEditor`. */
export const nameOf = (tool: string): string => tool.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The module of one tool: `import { base64 } from 'toolbench/base64'`. Each operation is loaded when it is first called. */
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
    `export const ${nameOf(tool)} = { ${operations.join(', ')} }`,
    'export { ToolError }',
  ].join('\n')
}

/** The operations of a tool by their names, each with its file and what it is called there, as `operations.ts` has them. */
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

/** The module of all tools, each of which is loaded when it is first called. */
export function indexModule(operations: Map<string, string[]>): string {
  const lines = [...operations].map(([tool, names]) => {
    const name = nameOf(tool)
    const calls = names.map(
      (each) => `${each}: async (input, options) => (await import('library:${tool}')).${name}.${each}(input, options)`,
    )
    return `export const ${name} = { ${calls.join(', ')} }`
  })
  return [`export { LibraryError as ToolError } from '/core/library/call-operation.ts'`, ...lines].join('\n')
}
