import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patient } from '#lib/fixtures/patience.ts'

const script = join(import.meta.dirname, 'toolbench.mjs')

test.each(['legacy', 'auto'] as const)('toolbench mcp speaks over standard input and output: %s', async (mode) => {
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

test('--tools offers some tools and operations across tools alone', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const args = [script, 'mcp', '--tools', 'md5,url-encoder', '--tools', 'guess']
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  const { tools } = await client.listTools()
  expect(new Set(tools.map(({ name }) => name.split('_')[0]))).toEqual(new Set(['md5', 'url-encoder', 'guess']))
  await expect(client.callTool({ name: 'base64_encode', arguments: { text: 'hi' } })).rejects.toThrow(
    'There is no tool base64_encode',
  )
  await client.close()
})

test.each([
  [['--tools', 'md5,base46'], 'There is no tool base46. Did you mean base64? See: toolbench list'],
  [['--tools', ','], 'Write: toolbench mcp [--tools base64,json-editor,run_pipeline,guess]'],
  [['--tool', 'md5'], 'Write: toolbench mcp [--tools base64,json-editor,run_pipeline,guess]'],
])('a server is not started with what it cannot offer: %j', async (args, sentence) => {
  const child = spawn(process.execPath, [script, 'mcp', ...args], { env: { ...process.env, LC_ALL: 'C' } })
  expect(await endOf(child)).toEqual({ code: 2, stderr: `${sentence}\n` })
})

const call = (id: number, text: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'base64_encode', arguments: { text } },
})

/** Starts a server in a process of its own that has said hello. */
async function startServer() {
  const child = spawn(process.execPath, [script, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const send = (...messages: object[]) =>
    child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
  const receive = async () => JSON.parse((await lines.next()).value ?? 'null')
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  send({ jsonrpc: '2.0', id: 0, method: 'initialize', params }, { jsonrpc: '2.0', method: 'notifications/initialized' })
  expect(await receive()).toMatchObject({ id: 0 })
  return { child, send, receive }
}

async function endOf(child: ChildProcess) {
  const errors: string[] = []
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  child.stdin?.end()
  const [code] = await once(child, 'exit')
  return { code, stderr: errors.join('') }
}

test('a message of 80 MB is an error of its own, the next one is answered, and the end of the input is the end', async () => {
  const { child, send, receive } = await startServer()
  send(call(1, 'a'.repeat(80_000_000)), call(2, 'hi'))
  expect(await receive()).toEqual({
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32600, message: 'The message is longer than 64 MiB: a file can have 48 MiB' },
  })
  expect(await receive()).toMatchObject({ id: 2, result: { structuredContent: { base64: 'aGk=' } } })
  expect(await endOf(child)).toEqual({ code: 0, stderr: '' })
})

test('the owner waits in line: all of forty calls at once are answered', async () => {
  const { child, send, receive } = await startServer()
  const ids = Array.from({ length: 40 }, (_, index) => index + 1)
  send(...ids.map((id) => call(id, 'hi')))
  const answered = []
  for (const _ of ids) answered.push(await receive())
  expect(answered.toSorted((a, b) => a.id - b.id)).toMatchObject(
    ids.map((id) => ({ id, result: { structuredContent: { base64: 'aGk=' } } })),
  )
  expect(await endOf(child)).toEqual({ code: 0, stderr: '' })
})

test('the end of the input is the end while calls run, and while nobody reads the answers', async () => {
  const { child, send } = await startServer()
  send(call(1, 'a'.repeat(10_000_000)), call(2, 'a'.repeat(10_000_000)), call(3, 'a'.repeat(10_000_000)))
  child.stdout.pause()
  expect(await endOf(child)).toMatchObject({ code: 0, stderr: '' })
})
