import { Client, InMemoryTransport, type Progress, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadEveryTool, loadTool, readCatalogue } from '#core/load-tools.node.ts'
import { openApp } from '../tools-api/fixtures/open-app.ts'
import { buildServer } from './build-server.ts'

let app: FastifyInstance
let address: string

beforeAll(async () => {
  app = await openApp()
  address = await app.listen({ port: 0 })
})
afterAll(() => app.close())

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe.each(['legacy', 'auto'] as const)('over HTTP, the protocol negotiated: %s', (mode) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args })

  beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address))))
  afterAll(() => client.close())

  test('every operation is a tool with both schemas', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'base64_decode',
      'base64_decode-file',
      'base64_encode',
      'base64_encode-file',
      'url-encoder_build',
      'url-encoder_decode',
      'url-encoder_encode',
      'url-encoder_parse',
      'run_pipeline',
      'guess',
    ])
    expect(tools[0]).toMatchObject({
      title: 'Base64: Decode text',
      inputSchema: { type: 'object', required: ['base64'], additionalProperties: false },
      outputSchema: { type: 'object', required: ['text', 'isText', 'mediaType', 'size'] },
      annotations: { readOnlyHint: true },
    })
  })

  test('an answer is the main text, then the other fields, and structured as a whole', async () => {
    const output = { text: 'hi', isText: true, mediaType: 'text/plain', size: 2 }
    const { text, ...others } = output
    expect(await call('base64_decode', { base64: 'aGk=' })).toMatchObject({
      content: [
        { type: 'text', text },
        { type: 'text', text: JSON.stringify(others, undefined, 2) },
      ],
      structuredContent: output,
    })
  })

  test('a main text that is an empty object is said, too', async () => {
    const { content } = await call('base64_decode', { base64: 'e30=' })
    expect(content[0]).toEqual({ type: 'text', text: '{}' })
  })

  test('files are taken and returned, images as images', async () => {
    const file = { name: 'a.txt', type: 'text/plain', base64: 'aGVsbG8=' }
    expect(await call('base64_encode-file', { file })).toMatchObject({
      structuredContent: { base64: 'data:text/plain;base64,aGVsbG8=', size: 5 },
    })
    expect(await call('base64_decode-file', { base64: pixel })).toMatchObject({
      content: [{ type: 'text' }, { type: 'image', data: pixel, mimeType: 'image/png' }],
      structuredContent: { file: { name: 'decoded.png', type: 'image/png', size: 70, base64: pixel } },
    })
  })

  test('an expected failure and an invalid input are results that say what to fix', async () => {
    expect(await call('base64_decode', { base64: 'a*' })).toMatchObject({
      content: [{ type: 'text', text: 'Invalid Base64 format: “*” at position 2' }],
      isError: true,
    })
    expect(await call('base64_encode', { text: 'a', pading: true })).toMatchObject({
      content: [{ type: 'text', text: 'pading: Unknown field “pading”' }],
      isError: true,
    })
  })

  test('a client that asks for it is told of the progress, then gets the same result', async () => {
    const heard: Progress[] = []
    const file = { name: 'a.bin', base64: Buffer.alloc(50_000).toString('base64') }
    const request = { name: 'base64_encode-file', arguments: { file } }
    const output = await client.callTool(request, { onprogress: (progress) => heard.push(progress) })
    expect(output).toEqual(await client.callTool(request))
    const shares = heard.map(({ progress }) => progress)
    expect(heard).toEqual(shares.map((progress) => ({ progress, total: 1 })))
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b))
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
    const failed = client.callTool({ name: 'base64_decode-file', arguments: { base64: '*' } }, { onprogress: () => {} })
    expect(await failed).toMatchObject({ isError: true })
  })

  test('an unknown tool is an error of the protocol', async () => {
    await expect(call('base64_none', {})).rejects.toMatchObject({ code: -32602 })
  })
})

test.each([
  ['a token', { _meta: { progressToken: 'a' } }, 1],
  ['no token', {}, 0],
])('a call with %s gets that many notifications', async (_, meta, count) => {
  const file = { name: 'a.txt', base64: 'aGk=' }
  const params = { name: 'base64_encode-file', arguments: { file }, ...meta }
  const answer = await app.inject({
    method: 'POST',
    url: '/mcp',
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    headers: { accept: 'application/json, text/event-stream' },
  })
  expect(answer.body.split('"notifications/progress"')).toHaveLength(count + 1)
  expect(answer.body).toContain('aGk=')
})

test('there is no stream to GET, no session to DELETE and no batch', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/mcp' })
    expect({ statusCode, allow: headers['allow'] }).toEqual({ statusCode: 405, allow: 'POST' })
  }
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/mcp',
    payload: [],
    headers: { origin: 'https://a.example' },
  })
  expect(statusCode).toBe(400)
})

test.each([
  ['no JSON', '{', 'application/json', 400],
  ['no object', '"a"', 'application/json', 400],
  ['no method', '{}', 'application/json', 400],
  ['another type', 'a', 'text/plain', 415],
  ['a forbidden name', '{"method":"ping","params":{"__proto__":{}}}', 'application/json', 400],
])('an invalid message gets a JSON-RPC error: %s', async (_, payload, type, status) => {
  const accept = 'application/json, text/event-stream'
  const answer = await app.inject({ method: 'POST', url: '/mcp', payload, headers: { 'content-type': type, accept } })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringMatching(/./) } })
})

test('every message is counted by address before it is read, whatever it says', async () => {
  const limited = await openApp({ ratePerMinute: 3 })
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
  const send = (payload: string, type = headers['content-type']) =>
    limited.inject({ method: 'POST', url: '/mcp', payload, headers: { ...headers, 'content-type': type } })
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
  const answers = [await send(ping), await send('{'), await send('a', 'text/plain'), await send(ping), await send('{')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 415, 429, 429])
  expect(answers[3]?.json()).toMatchObject({ jsonrpc: '2.0', error: { message: '请求过于频繁，请稍后再试' } })
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)
  await limited.close()
})

test('when it is off, the path is not found', async () => {
  const closed = await openApp({ isOpen: false })
  expect((await closed.inject({ method: 'POST', url: '/mcp', payload: {} })).statusCode).toBe(404)
  await closed.close()
})

test('no schema names a format that clients warn of, and an assistant can read all descriptions', async () => {
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  const tools = await loadEveryTool()
  const server = buildServer({ tools, language: 'en', run: () => Promise.reject(), report: () => {} })
  await Promise.all([server.connect(far), client.connect(near)])
  const { tools: offered } = await client.listTools()
  const formats = new Set<unknown>()
  // A field named `format` has an object as its schema; the keyword `format` has a text.
  JSON.stringify(offered, (name, value) => {
    if (name === 'format' && typeof value === 'string') formats.add(value)
    return value
  })
  expect([...formats]).toEqual(['date'])
  expect(offered.filter(({ description = '' }) => description === '' || description.length > 200)).toEqual([])
  await client.close()
})

test('texts follow Accept-Language, and a bug discloses no internal details', async () => {
  const card = (await readCatalogue()).find(({ id }) => id === 'base64')
  if (!card) throw new Error('There is no base64')
  const reported: unknown[] = []
  const bug = new Error('/secret/path')
  const server = buildServer({
    tools: [await loadTool(card)],
    language: 'zh',
    run: () => Promise.reject(bug),
    report: (error) => reported.push(error),
  })
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([server.connect(far), client.connect(near)])
  expect((await client.listTools()).tools[0]).toMatchObject({ title: 'Base64 编解码：解码文本' })
  const run = client.callTool({ name: 'base64_encode', arguments: { text: 'a' } })
  await expect(run).rejects.toSatisfy((error) => !String(error).includes('secret'))
  expect(reported).toEqual([bug])
  await client.close()
})

test.each([
  ['the reason of its cancelling is no bug', (signal: AbortSignal) => signal.reason, 0],
  ['anything else is one', () => new Error('bug'), 1],
])('a cancelled call fails, and %s', async (_, failureOf, count) => {
  const reported: unknown[] = []
  const card = (await readCatalogue()).find(({ id }) => id === 'base64')
  if (!card) throw new Error('There is no base64')
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const run = (_tool: unknown, _args: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(failureOf(signal))
        setTimeout(ended.resolve)
      })
      started.resolve()
    })
  const report = (error: unknown) => reported.push(error)
  const server = buildServer({ tools: [await loadTool(card)], language: 'en', run, report })
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([server.connect(far), client.connect(near)])
  const cancelling = new AbortController()
  const called = client.callTool({ name: 'base64_encode', arguments: { text: 'a' } }, { signal: cancelling.signal })
  await started.promise
  cancelling.abort('no longer needed')
  await expect(called).rejects.toThrow()
  await ended.promise
  expect(reported).toHaveLength(count)
  await client.close()
})
