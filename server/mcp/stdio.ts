import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Language } from '#kit/language.ts'
import { readFiles } from '#lib/json-files.node.ts'
import { loadEveryTool } from '#lib/tool-folders.node.ts'
import { writeMcpResult } from '../bodies/write-mcp-result.ts'
import { openPool } from '../pool/pool.ts'
import { buildServer, type McpContext } from './build-server.ts'

/**
 * Speaks MCP over standard input and output until the input ends. Operations run in children here too: a pattern that
 * never ends must not end the conversation. A minute and 4 GiB are what the owner of a machine may use.
 */
export async function serveMcpOverStdio(language: Language): Promise<void> {
  const [tools, pool] = await Promise.all([loadEveryTool(), openPool({ seconds: 60, mebibytes: 4096 })])
  const run: McpContext['run'] = async ({ tool, operation, input, output }, args, signal) => {
    const caller = { client: 'owner', signal }
    return writeMcpResult(await pool.run(tool.id, operation.name, readFiles(args, input), caller), output)
  }
  const report = (error: unknown) => console.error(error)
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: largestMessage })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  process.stdin.once('end', resolve).once('close', resolve)
  const served = serveStdio(() => buildServer({ tools, language, run, report }), { transport, onerror: report })
  await ended
  await served.close()
  await pool.close()
}

/** In bytes: a file of 48 MiB and what is around it. */
const largestMessage = 2 ** 26 + 2 ** 16
