import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test, vi } from 'vitest'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'

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
  await vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'), { timeout: scaledTimeout(30_000) })
})

test('a client that asks for it is told of the progress', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const args = [script, 'mcp', '--tools', 'base64', '--inline']
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  const shares: number[] = []
  const file = { name: 'a.bin', base64: Buffer.alloc(50_000).toString('base64') }
  await client.callTool(
    { name: 'base64_encode-file', arguments: { file } },
    { onprogress: ({ progress }) => shares.push(progress) },
  )
  expect(shares.length).toBeGreaterThan(0)
  expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b))
  await client.close()
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

test.each(['legacy', 'auto'] as const)(
  'what is large in a result is linked, and read as a resource: %s',
  async (mode) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const args = [script, 'mcp', '--tools', 'json-editor,base64', '--lng', 'en']
    await client.connect(new StdioClientTransport({ command: process.execPath, args }))
    // The client validates every result against the announced schema.
    await client.listTools()
    expect(await client.listResources()).toMatchObject({ resources: [] })
    const numbers = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => index))
    const formatted = await client.callTool({ name: 'json-editor_minify', arguments: { json: numbers } })
    const uri = 'toolbench://results/1/json'
    const described = { uri, name: 'json', title: 'JSON', mimeType: 'application/json', size: numbers.length }
    expect(formatted).toMatchObject({
      content: [
        { type: 'text', text: JSON.stringify({ warnings: [], linked: { json: uri } }, undefined, 2) },
        { type: 'resource_link', ...described },
      ],
      structuredContent: { warnings: [], linked: { json: uri } },
    })
    const base64 = Buffer.from(Array.from({ length: 150_000 }, (_, index) => (index * 7) % 256)).toString('base64')
    const decoded = await client.callTool({ name: 'base64_decode-file', arguments: { base64 } })
    expect(decoded.structuredContent).toEqual({
      file: {
        name: 'decoded.bin',
        type: 'application/octet-stream',
        size: 150_000,
        uri: 'toolbench://results/2/decoded.bin',
      },
    })
    expect(await client.listResources()).toMatchObject({ resources: [described, { size: 150_000 }] })
    expect(await client.readResource({ uri })).toMatchObject({ contents: [{ uri, text: numbers }] })
    const read = await client.readResource({ uri: 'toolbench://results/2/decoded.bin' })
    expect(read).toMatchObject({ contents: [{ mimeType: 'application/octet-stream', blob: base64 }] })
    await expect(client.readResource({ uri: 'toolbench://results/3/a' })).rejects.toThrow('There is no resource')
    await client.close()
  },
)

test.each([
  ['to a client that reads no resources', '2025-06-18', ['--inline'], undefined],
  ['to a client older than links', '2025-03-26', [], {}],
])('all of a large result is in its answer %s', async (_, protocolVersion, options, resources) => {
  const { send, receive, hello } = await startServer({ protocolVersion, options })
  expect(hello.result.capabilities.resources).toEqual(resources)
  const text = 'a'.repeat(150_000)
  send(call(1, text))
  const base64 = Buffer.from(text).toString('base64')
  expect((await receive()).result).toMatchObject({
    content: [{ type: 'text', text: base64 }],
    structuredContent: { base64 },
  })
})

test.each([
  [['--tools', 'md5,base46'], 'There is no tool base46. Did you mean base64? See: toolbench list'],
  [['--tools', ','], 'Write: toolbench mcp [--tools base64,json-editor,run_pipeline,guess] [--inline]'],
  [['--tool', 'md5'], 'Write: toolbench mcp [--tools base64,json-editor,run_pipeline,guess] [--inline]'],
])('a server refuses to start with invalid options: %j', async (args, sentence) => {
  const child = spawn(process.execPath, [script, 'mcp', ...args], { env: { ...process.env, LC_ALL: 'C' } })
  expect(await endOf(child)).toEqual({ code: 2, stderr: `${sentence}\n` })
})

const call = (id: number, text: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'base64_encode', arguments: { text } },
})

/** Starts a server in a child process, and initializes it. */
async function startServer({ protocolVersion = '2025-06-18', options = [] as string[] } = {}) {
  const child = spawn(process.execPath, [script, 'mcp', ...options], { stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const send = (...messages: object[]) =>
    child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
  const receive = async () => JSON.parse((await lines.next()).value ?? 'null')
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  send({ jsonrpc: '2.0', id: 0, method: 'initialize', params }, { jsonrpc: '2.0', method: 'notifications/initialized' })
  const hello = await receive()
  expect(hello).toMatchObject({ id: 0 })
  return { child, send, receive, hello }
}

async function endOf(child: ChildProcess) {
  const errors: string[] = []
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  child.stdin?.end()
  const closed = once(child, 'close')
  const [code] = await once(child, 'exit')
  // Its last output may only be readable after its end, once the unread output before it has been read.
  child.stdout?.resume()
  await closed
  return { code, stderr: errors.join('') }
}

test('answers a message of 80 MB with an error, answers the next one, and exits at the end of the input', async () => {
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

test('forty concurrent calls are queued and answered', async () => {
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

test('exits at the end of the input while calls run, and while nobody reads the answers', async () => {
  const { child, send } = await startServer()
  send(call(1, 'a'.repeat(10_000_000)), call(2, 'a'.repeat(10_000_000)), call(3, 'a'.repeat(10_000_000)))
  child.stdout.pause()
  expect(await endOf(child)).toMatchObject({ code: 0, stderr: '' })
})
