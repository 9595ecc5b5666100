import type { Tool } from '@modelcontextprotocol/server'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { acrossTools } from '../across-tools/across-tools.ts'

/** An operation as MCP offers it. */
export interface McpTool {
  tool: LoadedTool
  operation: Operation
  input: JsonSchema
  output: JsonSchema
  definition: Tool
}

/** Describes every operation as an MCP tool named `base64_decode`. It changes nothing and reaches nothing. */
export function mcpTools(tools: LoadedTool[], language: Language): McpTool[] {
  const known = definitions.get(tools)?.[language]
  if (known) return known
  const made = tools.flatMap((tool) =>
    Object.entries(tool.operations).map(([exported, operation]) => describe(tool, exported, operation, language)),
  )
  definitions.set(tools, { ...definitions.get(tools), [language]: made })
  return made
}

/** Describes the operations that know all tools, under the names that they have over MCP: `run_pipeline`, `guess`. */
export const acrossMcpTools = (language: Language): McpTool[] =>
  mcpTools(across, language).map((described) => {
    const { mcpName: name = described.definition.name } = acrossTools.find(({ tool }) => tool === described.tool) ?? {}
    return { ...described, definition: { ...described.definition, name } }
  })

const across = acrossTools.map(({ tool }) => tool)

/** A server is built for every request; what it offers stays the same. */
const definitions = new WeakMap<LoadedTool[], Partial<Record<Language, McpTool[]>>>()

function describe(tool: LoadedTool, exported: string, operation: Operation, language: Language): McpTool {
  const texts = tool.texts[language]
  const { title, description } = texts.operations[exported] ?? { title: operation.name, description: '' }
  const [input, output] = [jsonSchemaOf(operation, 'input', texts), jsonSchemaOf(operation, 'output', texts)]
  const definition = {
    name: `${tool.id}_${operation.name}`,
    title: joinLabel(tool.title[language], title),
    description,
    inputSchema: plain(input),
    outputSchema: plain(output),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
  return { tool, operation, input, output, definition }
}

/** A schema as it goes over the wire, without our own format `file`, of which clients warn. */
const plain = (schema: JsonSchema): Tool['inputSchema'] =>
  JSON.parse(JSON.stringify(schema, (name, value) => (name === 'format' && value === 'file' ? undefined : value)))
