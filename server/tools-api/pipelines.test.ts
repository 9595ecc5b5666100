import type { Client } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileDefinitions } from '#core/pipeline/fixtures/hostile-definitions.ts'
import { pipelinesTool } from '../cross-tool/pipelines-tool.ts'
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

const step = (tool: string, operation: string, more: object = {}) => ({ tool, operation, ...more })
const encodeTwice = { version: 1, steps: [step('base64', 'encode'), step('url-encoder', 'encode')] }

const send = (payload: object | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/pipelines/run',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a pipeline runs, and summarizes the result of each step', async () => {
  const answer = await send({ pipeline: encodeTwice, input: 'a' })
  expect(answer.json()).toEqual({
    code: 200,
    msg: 'success',
    data: {
      output: 'YQ%3D%3D',
      steps: [
        {
          index: 0,
          tool: 'base64',
          operation: 'encode',
          kind: 'text',
          type: 'text/plain',
          preview: 'YQ==',
          size: 4,
          runs: 1,
          warnings: [],
        },
        {
          index: 1,
          tool: 'url-encoder',
          operation: 'encode',
          kind: 'text',
          type: 'text/plain',
          preview: 'YQ%3D%3D',
          size: 8,
          runs: 1,
          warnings: [],
        },
      ],
    },
  })
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
})

test('the documented sample gives the documented answer', async () => {
  const [sample] = pipelinesTool.samples['run'] ?? []
  expect((await send(sample?.input ?? {})).json()).toMatchObject({ code: 200, data: sample?.output })
})

test('files are taken as JSON or in a form, and sent as bytes on request', async () => {
  const pipeline = { version: 1, steps: [step('base64', 'encode-file', { options: { dataUri: false } })] }
  const input = { name: 'a.bin', type: 'application/octet-stream', base64: 'AAE=' }
  expect((await send({ pipeline, input })).json()).toMatchObject({ data: { output: 'AAE=' } })

  const form = new FormData()
  form.append('pipeline', JSON.stringify(pipeline))
  form.append('input', new File([Uint8Array.of(0, 1)], 'a.bin'))
  const written = new Response(form)
  const type = written.headers.get('content-type') ?? ''
  const sent = await send(Buffer.from(await written.arrayBuffer()), { 'content-type': type })
  expect(sent.json()).toMatchObject({ data: { output: 'AAE=' } })

  const decode = { version: 1, steps: [step('base64', 'decode-file')] }
  const file = await send({ pipeline: decode, input: 'AAE=' }, { accept: 'application/octet-stream' })
  expect(file.rawPayload).toEqual(Buffer.of(0, 1))
})

test('the warnings of a step are reported with it, over HTTP and MCP', async () => {
  const input = {
    pipeline: { version: 1, steps: [step('csv', 'to-json', { options: { indent: 0 } })] },
    input: 'a,b\n1\n',
  }
  const params = { found: 1, expected: 2 }
  const output = { steps: [{ warnings: [{ line: 2, column: 1, code: 'shortRow', params }] }] }
  expect((await send(input)).json()).toMatchObject({ data: output })
  expect(await client.callTool({ name: 'run_pipeline', arguments: input })).toMatchObject({ structuredContent: output })
})

test('a failure names its step, and keeps its own code, message and params', async () => {
  const steps = [step('url-encoder', 'decode'), step('base64', 'decode', { each: 'line' })]
  const answer = await send({ pipeline: { version: 1, steps }, input: 'YQ==%0Aa*' }, { 'accept-language': 'zh' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    code: 422,
    msg: '第 2 步（base64/decode）第 2 行：Base64 格式无效：第 2 位的“*”',
    data: {
      error: 'invalidBase64',
      params: { found: '*', position: 2 },
      step: { index: 1, tool: 'base64', operation: 'decode', line: 2 },
      steps: [
        {
          index: 0,
          tool: 'url-encoder',
          operation: 'decode',
          kind: 'text',
          type: 'text/plain',
          preview: 'YQ==\na*',
          size: 7,
          runs: 1,
          warnings: [],
        },
      ],
    },
  })
})

test.each<[string, object, string]>([
  ['no pipeline', { input: 'a' }, 'pipeline'],
  ['no input', { pipeline: encodeTwice }, 'input'],
  ['an unknown tool', { pipeline: { version: 1, steps: [step('x/../y', 'z')] }, input: '' }, 'pipeline.steps.0.tool'],
  [
    'an unknown operation',
    { pipeline: { version: 1, steps: [step('md5', 'z')] }, input: '' },
    'pipeline.steps.0.operation',
  ],
  [
    'an option that does not fit',
    { pipeline: { version: 1, steps: [step('base64', 'encode', { options: { lineLength: -1 } })] }, input: 'a' },
    'pipeline.steps.0.options.lineLength',
  ],
  ['another version', { pipeline: { ...encodeTwice, version: 2 }, input: 'a' }, 'pipeline.version'],
])('%s is refused with the place', async (_, body, field) => {
  const answer = await send(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 400, data: { errors: [{ field }] } })
})

test('unknown calls of this API are refused', async () => {
  const get = await app.inject('/v1/pipelines/run')
  expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST'])
  expect((await app.inject({ method: 'POST', url: '/v1/pipelines/walk', payload: {} })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/v1/tools/pipelines/run', payload: {} })).statusCode).toBe(404)
  expect((await send(Buffer.from('x'), { 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await send(Buffer.from('{'))).statusCode).toBe(400)
})

test('a pipeline is held to the limits of a run', async () => {
  const limited = await openApp({ ratePerMinute: 1 })
  const call = () =>
    limited.inject({ method: 'POST', url: '/v1/pipelines/run', payload: { pipeline: encodeTwice, input: 'a' } })
  expect((await call()).statusCode).toBe(200)
  expect(await call()).toMatchObject({ statusCode: 429 })
  await limited.close()
})

test('over MCP it is the tool run_pipeline, with the form of a definition', async () => {
  const { tools } = await client.listTools()
  expect(tools.find(({ name }) => name === 'run_pipeline')).toMatchObject({
    inputSchema: {
      properties: { pipeline: { properties: { steps: { maxItems: 30 } } } },
      required: ['pipeline', 'input'],
    },
  })
  const result = await client.callTool({ name: 'run_pipeline', arguments: { pipeline: encodeTwice, input: 'a' } })
  expect(result).toMatchObject({ structuredContent: { output: 'YQ%3D%3D' } })
  const steps = [step('base64', 'decode')]
  const failed = await client.callTool({
    name: 'run_pipeline',
    arguments: { pipeline: { version: 1, steps }, input: 'a*' },
  })
  expect(failed).toMatchObject({
    isError: true,
    content: [{ text: 'Step 1 (base64/decode): Invalid Base64 format: “*” at position 2' }],
  })
})

test('no hostile definition from a link or a file is run, or causes a server error', async () => {
  for (const text of hostileDefinitions) {
    const definition = Buffer.from(`{"pipeline":${text || 'null'},"input":"hi"}`)
    const { statusCode } = await send(definition)
    expect([text.slice(0, 100), statusCode]).toEqual([text.slice(0, 100), expect.toBeOneOf([400, 413, 422])])
  }
  expect((await send({ pipeline: encodeTwice, input: 'hi' })).statusCode).toBe(200)
})
