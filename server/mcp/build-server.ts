import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import type { Language } from '#kit/language.ts'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import { errors } from '../pool/errors.ts'
import { failureEnvelope } from '../tools-api/failure-envelope.ts'
import { type McpTool, mcpTools } from './mcp-tools.ts'

export interface Ground {
  tools: LoadedTool[]
  language: Language
  /** Runs a tool with the arguments that came as JSON. */
  run(offered: McpTool, given: unknown, signal: AbortSignal): Promise<CallToolResult>
  /** Hears of mistakes of ours, of which the client learns nothing. */
  report(error: unknown): void
}

/** Builds an MCP server (Model Context Protocol, 2026-07-28 and before) that offers each operation as a tool. */
export function buildServer(ground: Ground): Server {
  const offered = mcpTools(ground.tools, ground.language)
  const server = new Server(
    { name: 'toolbench', title: 'Toolbench', version: '1.0.0' },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler('tools/list', () => ({ tools: offered.map(({ described }) => described) }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const found = offered.find(({ described }) => described.name === params.name)
    if (!found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}`)
    return call(found, params.arguments ?? {}, ground, mcpReq.signal)
  })
  return server
}

async function call(offered: McpTool, given: unknown, { run, report, language }: Ground, signal: AbortSignal) {
  try {
    return await run(offered, given, signal)
  } catch (error) {
    const { code, msg, data } = failureEnvelope(error, { ...errors, ...offered.tool.errors }, language)
    if (code === 500) {
      report(error)
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error')
    }
    const faults: { field: string; message: string }[] = Object(data).errors ?? []
    const said = faults.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('\n')
    return { content: [{ type: 'text' as const, text: said || msg }], isError: true }
  }
}
