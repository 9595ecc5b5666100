import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server'
import { findTool } from '#core/catalogue.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import { describeFailedStep } from '#core/pipeline/describe-failed-step.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { StepError } from '#kit/pipeline/step-error.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { crossToolOperations } from '../cross-tool/cross-tool-operations.ts'
import { errors } from '../pool/errors.ts'
import { failureEnvelope } from '../tools-api/failure-envelope.ts'
import { linkableSchema } from './link-large.ts'
import type { ResultStore } from './result-store.ts'

/** The tools of an MCP server, and how they are run. */
export interface McpContext {
  tools: LoadedTool[]
  /** The names of the tools and cross-tool operations to offer; defaults to all. */
  names?: ReadonlySet<string> | undefined
  language: Language
  /** Stores large parts of results, which are then linked; without it, results are always inlined. */
  resultStore?: ResultStore | undefined
  /** Runs a tool with JSON arguments. */
  run(tool: McpTool, args: unknown, call: McpCall): Promise<CallToolResult>
  /** Reports bugs, whose details are not disclosed to the client. */
  report(error: unknown): void
}

interface McpCall {
  signal: AbortSignal
  /** Whether the client supports resource links. */
  mayLink: boolean
  /** Tells the client the share of the work that is done; undefined where it has not asked for it. */
  progress: ((share: number) => void) | undefined
}

/** Builds an MCP server (Model Context Protocol 2026-07-28 and earlier) that offers each operation as a tool. */
export function buildServer(context: McpContext): Server {
  const { tools, names, language, resultStore } = context
  const all = [...mcpTools(tools, language), ...crossToolMcpTools(language)]
  const offered = names ? all.filter(({ tool, definition }) => names.has(tool.id) || names.has(definition.name)) : all
  const server = new Server(
    { name: 'toolbench', title: 'Toolbench', version: '1.0.0' },
    { capabilities: { tools: {}, ...(resultStore && { resources: {} }) } },
  )
  const definitionOf = ({ definition, output }: McpTool): Tool =>
    resultStore ? { ...definition, outputSchema: plain(linkableSchema(output, language)) } : definition
  server.setRequestHandler('tools/list', () => ({ tools: offered.map(definitionOf) }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = offered.find(({ definition }) => definition.name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}`)
    const mayLink = resultStore !== undefined && (server.getNegotiatedProtocolVersion() ?? '') >= firstVersionWithLinks
    const progress = progressFor(params._meta?.progressToken, mcpReq.notify)
    return call(tool, params.arguments ?? {}, context, { signal: mcpReq.signal, mayLink, progress })
  })
  if (resultStore) {
    server.setRequestHandler('resources/list', () => ({ resources: resultStore.list() }))
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
    server.setRequestHandler('resources/read', ({ params }) => resultStore.read(params.uri, language))
  }
  return server
}

/** The first version of the protocol with resource links in results: clients of older ones would reject them. */
const firstVersionWithLinks = '2025-06-18'

/** Notifies a client that sent a token of the progress of its call, which must increase with each notification. */
function progressFor(
  progressToken: string | number | undefined,
  notify: ServerContext['mcpReq']['notify'],
): McpCall['progress'] {
  if (progressToken === undefined) return undefined
  let told = -1
  return (share) => {
    if (share <= told) return
    told = share
    // That the client has left is found by the answer too.
    notify({ method: 'notifications/progress', params: { progressToken, progress: share, total: 1 } }).catch(() => {})
  }
}

async function call(offered: McpTool, args: unknown, context: McpContext, asked: McpCall) {
  const { tools, run, report, language } = context
  const errorsOf = (id = offered.tool.id) => ({ ...errors, ...offered.tool.errors, ...findTool(tools, id)?.errors })
  try {
    return await run(offered, args, asked)
  } catch (error) {
    const { code, msg, data } = failureEnvelope(error, errorsOf, language)
    if (code === 500) {
      // That its client has cancelled the call is no bug.
      if (error !== asked.signal.reason) report(error)
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error')
    }
    const issues: { field: string; message: string }[] = Object(data).errors ?? []
    const place = error instanceof StepError ? [describeFailedStep(error.step)[language]] : []
    const lines = issues.map(({ field, message }) => (field ? `${field}: ${message}` : message))
    const text = lines.length > 0 ? [...place, ...lines].join('\n') : ''
    return { content: [{ type: 'text' as const, text: text || msg }], isError: true }
  }
}

/** An operation as an MCP tool. */
interface McpTool {
  tool: LoadedTool
  operation: Operation
  input: JsonSchema
  output: JsonSchema
  definition: Tool
}

/** Describes every operation as a read-only MCP tool, named like `base64_decode`. */
function mcpTools(tools: LoadedTool[], language: Language): McpTool[] {
  const cached = definitions.get(tools)?.[language]
  if (cached) return cached
  const made = tools.flatMap((tool) =>
    Object.entries(tool.operations).map(([exported, operation]) => describe(tool, exported, operation, language)),
  )
  definitions.set(tools, { ...definitions.get(tools), [language]: made })
  return made
}

/** Describes the cross-tool operations under their MCP names: `run_pipeline`, `guess`. */
const crossToolMcpTools = (language: Language): McpTool[] =>
  mcpTools(crossTools, language).map((described) => {
    const { mcpName: name = described.definition.name } =
      crossToolOperations.find(({ tool }) => tool === described.tool) ?? {}
    return { ...described, definition: { ...described.definition, name } }
  })

const crossTools = crossToolOperations.map(({ tool }) => tool)

/** Cached, as a server is built for every request. */
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

/** Returns a schema as sent, without our own formats, about which clients warn. */
const plain = (schema: JsonSchema): Tool['inputSchema'] => JSON.parse(JSON.stringify(withoutOwnFormats(schema)))

/** Removes our own formats from a schema. The values of `default`, `const`, `enum` and `examples` are no schemas. */
function withoutOwnFormats(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutOwnFormats)
  if (typeof schema !== 'object' || schema === null) return schema
  const { format, properties, ...rest } = schema as Record<string, unknown>
  const others = Object.entries(rest).map(([keyword, value]) =>
    /^(default|const|enum|examples)$/.test(keyword) ? [keyword, value] : [keyword, withoutOwnFormats(value)],
  )
  const named = Object.entries(Object(properties)).map(([name, field]) => [name, withoutOwnFormats(field)])
  return {
    ...Object.fromEntries(others),
    ...(standardFormats.has(String(format)) && { format }),
    ...(properties !== undefined && { properties: Object.fromEntries(named) }),
  }
}

/** The formats of JSON Schema 2020-12, "Validation", section 7.3, that our operations use. */
const standardFormats = new Set(['date'])
