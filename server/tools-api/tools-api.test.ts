import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { envelopeOf } from '#contract/wire.ts'
import { loadTool, readCatalogue } from '#core/load-tools.node.ts'
import { post } from './fixtures/calls.ts'
import { openApp } from './fixtures/open-app.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('a run is answered in the envelope', async () => {
  const answer = await post(app, 'base64/encode', { text: 'hi' })
  expect(answer.json()).toEqual({ code: 200, msg: 'success', data: { base64: 'aGk=' } })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
})

test('an expected failure is described with its code, in the requested language', async () => {
  const answer = await post(app, 'base64/decode', { base64: 'a*' }, { 'accept-language': 'fr, zh-CN;q=0.8, en;q=0.7' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    code: 422,
    msg: 'Base64 格式无效：第 2 位的“*”',
    data: { error: 'invalidBase64', params: { found: '*', position: 2 } },
  })
})

test('errors name invalid and missing fields', async () => {
  const answer = await post(app, 'base64/encode', { text: 'a', lineLength: 1001, pading: true })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 400,
    msg: 'lineLength: Enter 1000 or less',
    data: {
      errors: [
        { field: 'lineLength', message: 'Enter 1000 or less' },
        { field: 'pading', message: 'Unknown field “pading”' },
      ],
    },
  })
})

test('a run is found by a former id of its tool', async () => {
  const card = (await readCatalogue()).find(({ id }) => id === 'base64')
  if (!card) throw new Error('There is no base64')
  const moved = await openApp({ tools: [await loadTool({ ...card, formerIds: ['old-base64'] })] })
  expect((await post(moved, 'old-base64/encode', { text: 'hi' })).json()).toMatchObject({
    data: { base64: 'aGk=' },
  })
  await moved.close()
})

test('a run takes texts that would be dangerous as names', async () => {
  const text = '{"__proto__": {"constructor": "\\u0000"}}\u0000'
  const { data } = (await post(app, 'base64/encode', { text })).json()
  expect((await post(app, 'base64/decode', data)).json()).toMatchObject({ data: { text } })
})

test('descriptions list every tool with its operations, in the language asked for', async () => {
  const described = z.object({ tools: z.array(z.looseObject({ operations: z.array(z.looseObject({})) })) })
  const answer = await app.inject({ url: '/v1/tools', headers: { 'accept-language': 'zh' } })
  const [base64] = envelopeOf(described).parse(answer.json()).data.tools
  expect(base64).toMatchObject({
    id: 'base64',
    category: 'development',
    title: 'Base64 编解码',
    popularity: 90,
    hot: true,
  })
  expect(base64?.operations[0]).toMatchObject({
    id: 'decode',
    title: '解码文本',
    input: { type: 'object', required: ['base64'] },
    output: { type: 'object' },
  })
  expect(answer.headers).toMatchObject({ 'content-language': 'zh', vary: 'Accept-Language' })
})

test('descriptions are an OpenAPI document whose references lead somewhere', async () => {
  const document = (await app.inject('/v1/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/v1/tools/base64/encode-file')
  expect(document.paths['/v1/tools/base64/encode-file'].post).toMatchObject({
    operationId: 'base64_encode-file',
    requestBody: { content: { 'multipart/form-data': {} } },
  })
  const used = JSON.stringify(document.paths).match(/#\/components\/responses\/\w+/g) ?? []
  const defined = Object.keys(document.components.responses).map((name) => `#/components/responses/${name}`)
  expect(new Set(used)).toEqual(new Set(defined))
})

test('descriptions answer CORS preflights of every origin', async () => {
  for (const url of ['/v1/tools', '/v1/tools/base64/encode', '/v1/openapi.json', '/mcp']) {
    const headers = { origin: 'https://a.example', 'access-control-request-method': 'POST' }
    const { statusCode, headers: answered } = await app.inject({ method: 'OPTIONS', url, headers })
    expect({
      statusCode,
      origin: answered['access-control-allow-origin'],
      methods: answered['access-control-allow-methods'],
    }).toEqual({
      statusCode: 204,
      origin: '*',
      methods: 'GET, HEAD, POST',
    })
  }
})
