/** The name of a tool in a program: `json-editor` is `jsonEditor`. */
export const nameOf = (tool: string): string => tool.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const pathOf = (tool: string, part: string): string => `/tools/${tool}/${part}.ts`

/** The module of one tool: `import { base64 } from 'toolbench/base64'`. */
export function toolModule(tool: string): string {
  return [
    `import { callOperation, LibraryError as ToolError } from '/core/library/call-operation.ts'`,
    `import { errors } from '${pathOf(tool, 'errors')}'`,
    `import * as operations from '${pathOf(tool, 'operations')}'`,
    'const wrap = ([name, operation]) => [name, (input, options) => callOperation(operation, errors, input, options)]',
    `export const ${nameOf(tool)} = Object.fromEntries(Object.entries(operations).map(wrap))`,
    'export { ToolError }',
  ].join('\n')
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
