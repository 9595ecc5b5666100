import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { findTool } from '#core/catalogue.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import { placeOf } from '#core/pipeline/place-of.ts'
import type { Language } from '#kit/language.ts'
import { StepError } from '#kit/pipeline/step-error.ts'
import { errors } from '../pool/errors.ts'
import { failureEnvelope } from '../tools-api/failure-envelope.ts'
import { acrossMcpTools, type McpTool, mcpTools } from './mcp-tools.ts'

/** What an MCP server offers, and how it runs it. */
export interface McpContext {
  tools: LoadedTool[]
  language: Language
  /** Runs a tool with the arguments that came as JSON. */
  run(tool: McpTool, args: unknown, signal: AbortSignal): Promise<CallToolResult>
  /** Reports bugs, of which the client learns nothing. */
  report(error: unknown): void
}

/** Builds an MCP server (Model Context Protocol, 2026-07-28 and before) that offers each operation as a tool. */
export function buildServer(context: McpContext): Server {
  const offered = [...mcpTools(context.tools, context.language), ...acrossMcpTools(context.language)]
  const server = new Server(
    { name: 'toolbench', title: 'Toolbench', version: '1.0.0' },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler('tools/list', () => ({ tools: offered.map(({ definition }) => definition) }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const found = offered.find(({ definition }) => definition.name === params.name)
    if (!found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}`)
    return call(found, params.arguments ?? {}, context, mcpReq.signal)
  })
  return server
}

async function call(offered: McpTool, args: unknown, context: McpContext, signal: AbortSignal) {
  const { tools, run, report, language } = context
  const errorsOf = (id = offered.tool.id) => ({ ...errors, ...offered.tool.errors, ...findTool(tools, id)?.errors })
  try {
    return await run(offered, args, signal)
  } catch (error) {
    const { code, msg, data } = failureEnvelope(error, errorsOf, language)
    if (code === 500) {
      report(error)
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error')
    }
    const issues: { field: string; message: string }[] = Object(data).errors ?? []
    const place = error instanceof StepError ? [placeOf(error.step)[language]] : []
    const lines = issues.map(({ field, message }) => (field ? `${field}: ${message}` : message))
    const text = lines.length > 0 ? [...place, ...lines].join('\n') : ''
    return { content: [{ type: 'text' as const, text: text || msg }], isError: true }
  }
}
