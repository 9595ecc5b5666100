import { inspect } from 'node:util'
import { SdkError, SdkErrorCode } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { loadEveryTool } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { readFiles } from '#lib/json-files.node.ts'
import { escapeControls } from '#lib/text/escape-controls.ts'
import { writeMcpResult } from '../bodies/write-mcp-result.ts'
import { crossToolOperations } from '../cross-tool/cross-tool-operations.ts'
import { openPool } from '../pool/pool.ts'
import { buildServer, type McpContext } from './build-server.ts'
import { linkLarge } from './link-large.ts'
import { ResultStore } from './result-store.ts'
import { StdioTransport } from './stdio-transport.ts'

/** The MCP names of the cross-tool operations. */
export const crossToolNames: readonly string[] = crossToolOperations.map(({ mcpName }) => mcpName)

export interface SessionOptions {
  language: Language
  /** The names of the tools and cross-tool operations to offer; defaults to all. */
  names?: ReadonlySet<string> | undefined
  /** Whether results are always inlined, however large. */
  inline: boolean
}

/**
 * Serves MCP over standard input and output until the input ends. Operations run in child processes here too, so that
 * an endless one does not end the session. As the caller owns the machine, a run may take a minute and 4 GiB, and calls
 * may use all slots; further calls wait. The session ends with the process, so large parts of results can be kept for
 * it and linked.
 */
export async function serveMcpOverStdio({ language, names, inline }: SessionOptions): Promise<void> {
  const transport = new StdioTransport(process.stdin, process.stdout, language)
  const [tools, pool] = await Promise.all([
    loadEveryTool(),
    openPool({ seconds: 60, mebibytes: 4096, callers: 'owner', beforeRelease: () => transport.drained() }),
  ])
  const resultStore = inline ? undefined : new ResultStore()
  const run: McpContext['run'] = async ({ tool, operation, input, output: schema }, args, { mayLink, ...call }) => {
    const output = await pool.run(tool.id, operation.name, readFiles(args, input), { client: 'owner', ...call })
    if (!resultStore || !mayLink) return writeMcpResult(output, schema)
    const { output: light, links } = await linkLarge(output, schema, resultStore)
    const result = await writeMcpResult(light, schema)
    return { ...result, content: [...result.content, ...links] }
  }
  const context = { tools, names, language, resultStore, run, report }
  const served = serveStdio(() => buildServer(context), { transport, onerror: report })
  await transport.closed
  await served.close()
  await pool.close()
}

/** Errors after the input has ended are no bugs. */
function report(error: unknown): void {
  const isEnd = error instanceof SdkError && error.code === SdkErrorCode.ConnectionClosed
  if (!isEnd) console.error(escapeControls(inspect(error)))
}
