import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test, vi } from 'vitest'
import { patient } from '#lib/fixtures/patience.ts'

test.each(['legacy', 'auto'] as const)('toolbench mcp speaks over standard input and output: %s', async (mode) => {
  const script = join(import.meta.dirname, 'toolbench.mjs')
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StdioClientTransport({ command: process.execPath, args: [script, 'mcp', '--lng', 'zh'] })
  await client.connect(transport)
  const decoded = await client.callTool({ name: 'base64_decode', arguments: { base64: 'aGk=' } })
  expect(decoded).toMatchObject({ structuredContent: { text: 'hi' } })
  const failed = await client.callTool({ name: 'base64_decode', arguments: { base64: '*' } })
  expect(failed).toMatchObject({ content: [{ text: 'Base64 格式无效：第 1 位的“*”' }], isError: true })
  const { pid } = transport
  await client.close()
  await vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'), { timeout: patient(30_000) })
})
