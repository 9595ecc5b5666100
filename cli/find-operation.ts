import { type JsonSchema, jsonSchemaOf } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { findOperation, findTool, type LoadedTool, loadTool, readCatalogue } from '#lib/tool-folders.node.ts'
import { UsageError } from './usage-error.ts'

/** An operation that was named on the command line, with its tool and the schemas of both sides. */
export interface Found {
  tool: LoadedTool
  operation: Operation
  input: JsonSchema
  output: JsonSchema
}

/** @throws UsageError when there is no such tool */
export async function loadNamedTool(name: string): Promise<LoadedTool> {
  const tool = findTool(await readCatalogue(), name)
  if (!tool)
    throw new UsageError(`There is no tool ${name}. See: toolbench list`, `没有工具 ${name}。请看：toolbench list`)
  return loadTool(tool)
}

/** @throws UsageError when there is no such tool, or it has no such operation */
export async function findNamedOperation(
  toolName: string,
  name: string | undefined,
  language: Language,
): Promise<Found> {
  const tool = await loadNamedTool(toolName)
  const [, operation] = findOperation(tool.operations, name ?? '') ?? []
  const names = Object.values(tool.operations).map((one) => one.name)
  if (!operation) {
    throw new UsageError(
      `Choose what ${tool.id} does: ${names.join(', ')}`,
      `请选择 ${tool.id} 的操作：${names.join('、')}`,
    )
  }
  const texts = tool.texts[language]
  const [input, output] = [jsonSchemaOf(operation, 'input', texts), jsonSchemaOf(operation, 'output', texts)]
  return { tool, operation, input, output }
}
