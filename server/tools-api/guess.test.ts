import type { Client } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guessTool } from '../cross-tool/guess-tool.ts'
import { connect } from './fixtures/connect.ts'
import { openApp } from './fixtures/open-app.ts'

let app: FastifyInstance
let client: Client

beforeAll(async () => {
  app = await openApp()
  client = await connect(app)
})
afterAll(async () => {
  await client.close()
  await app.close()
})

const send = (payload: object | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/guess',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** An image of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the documented sample gives the documented answer', async () => {
  const [sample] = guessTool.samples['guess'] ?? []
  const answer = await send(sample?.input ?? {})
  expect(answer.json()).toEqual({ code: 200, msg: 'success', data: sample?.output })
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
})

test('a suggestion can be sent as a call, in either language', async () => {
  const { data } = (await send({ input: 'q=hello+world&lang=en', language: 'zh' })).json()
  const [first] = data.suggestions
  expect(first).toMatchObject({ label: 'URL 解码', sureness: '很可能', field: 'text', input: { plusAsSpace: true } })
  const { tool, operation, field, input, brief } = first
  const url = `/v1/tools/${tool}/${operation}`
  const ran = await app.inject({ method: 'POST', url, payload: { ...input, [field]: 'q=hello+world&lang=en' } })
  expect(ran.json().data.text).toBe(brief)
})

test('files are guessed by their bytes, as JSON or in a form', async () => {
  const file = { name: 'a.bin', type: '', base64: pixel }
  const suggestion = { tool: 'image-compress', operation: 'compress', brief: 'PNG, 1 × 1', field: 'file' }
  const expected = { looksLike: 'Looks like an image (PNG), 70 bytes', suggestions: [suggestion] }
  const [first] = (await send({ input: file })).json().data.suggestions
  expect(first).toMatchObject(suggestion)
  const form = new FormData()
  form.append('input', new File([Buffer.from(pixel, 'base64')], 'a.bin'))
  const written = new Response(form)
  const type = written.headers.get('content-type') ?? ''
  const sent = (await send(Buffer.from(await written.arrayBuffer()), { 'content-type': type })).json()
  expect(sent.data).toMatchObject({ looksLike: expected.looksLike })
  expect(sent.data.suggestions[0]).toMatchObject(suggestion)
})

test('invalid input is refused with its place, and other methods with the one that is allowed', async () => {
  expect((await send({})).json()).toMatchObject({ code: 400, data: { errors: [{ field: 'input' }] } })
  expect((await send({ input: 'a', language: 'fr' })).json()).toMatchObject({
    code: 400,
    data: { errors: [{ field: 'language' }] },
  })
  const get = await app.inject('/v1/guess')
  expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST'])
  expect((await app.inject({ method: 'POST', url: '/v1/tools/guess/guess', payload: {} })).statusCode).toBe(404)
})

test('a guess is held to the limits of a run', async () => {
  const limited = await openApp({ ratePerMinute: 1 })
  const call = () => limited.inject({ method: 'POST', url: '/v1/guess', payload: { input: 'a' } })
  expect((await call()).statusCode).toBe(200)
  expect(await call()).toMatchObject({ statusCode: 429 })
  await limited.close()
})

test('over MCP it is the tool guess, which names the tools of the same server', async () => {
  const { tools } = await client.listTools()
  expect(tools.find(({ name }) => name === 'guess')).toMatchObject({
    description: expect.stringContaining('likely to be'),
    inputSchema: { properties: { language: { enum: ['en', 'zh'] } }, required: ['input'] },
    outputSchema: { properties: { suggestions: { items: { properties: { field: { type: 'string' } } } } } },
    annotations: { readOnlyHint: true },
  })
  const guessed = await client.callTool({ name: 'guess', arguments: { input: 'aGVsbG8gd29ybGQ=' } })
  expect(guessed).toMatchObject({ content: [{ text: 'Looks like Base64, 16 characters' }, {}] })
  const [{ tool, operation, field, brief }] = Object(guessed.structuredContent).suggestions
  const ran = await client.callTool({ name: `${tool}_${operation}`, arguments: { [field]: 'aGVsbG8gd29ybGQ=' } })
  expect(ran.structuredContent).toMatchObject({ text: brief })
})
