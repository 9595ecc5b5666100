import type { Tool } from '@modelcontextprotocol/server'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { joinLabel } from '#kit/words/marks.ts'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import { pipelinesTool } from '../pipelines/pipelines-tool.ts'

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

/** Describes the run of a pipeline as an MCP tool named `run_pipeline`. */
export function pipelinesMcpTool(language: Language): McpTool {
  const [described] = mcpTools(pipelines, language)
  if (!described) throw new Error('Pipelines have no operation')
  return { ...described, definition: { ...described.definition, name: 'run_pipeline' } }
}

const pipelines = [pipelinesTool]

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
