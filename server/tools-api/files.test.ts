import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, post } from './fixtures/calls.ts'
import { openApp } from './fixtures/open-app.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const file = { name: '名 "1".txt', type: 'text/plain', base64: 'aGVs\nbG8' }

test('files come as Base64 in JSON', async () => {
  const answer = await post(app, 'base64/encode-file', { file })
  expect(answer.json()).toMatchObject({ data: { base64: 'data:text/plain;base64,aGVsbG8=', size: 5 } })
})

test.each([
  ['no Base64', { ...file, base64: 'aG*s' }],
  ['a lone digit', { ...file, base64: 'aGVsb' }],
  ['another field', { ...file, path: '/etc/passwd' }],
  ['a text', 'aGVsbG8='],
  ['no name', { ...file, name: 7 }],
])('are refused when they are %s', async (_, broken) => {
  const answer = await post(app, 'base64/encode-file', { file: broken })
  expect(answer.json()).toMatchObject({ code: 400, data: { errors: [{ field: 'file' }] } })
})

test('files come as parts of a form, beside numbers and switches', async () => {
  const answer = await form(app, 'base64/encode-file', [
    ['file', new File(['hello'], '名.txt', { type: 'text/plain' })],
    ['dataUri', 'false'],
    ['lineLength', '4'],
  ])
  expect(answer.json()).toEqual({ code: 200, msg: 'success', data: { base64: 'aGVs\nbG8=', size: 5 } })
})

test.each([
  ['UTF-8 with a mark', 'utf-8', new TextEncoder().encode('\uFEFF中文')],
  ['UTF-16', 'utf-16le', Uint8Array.of(0xff, 0xfe, 0x2d, 0x4e, 0x87, 0x65)],
  ['GBK', 'gb18030', Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)],
])('a file in %s is decoded for a text field, and the answer names its charset', async (_, charset, bytes) => {
  const answer = await form(app, 'base64/encode', [['text', new File([bytes], 'a.txt')]])
  expect(answer.json()).toMatchObject({ code: 200, data: { base64: Buffer.from('中文').toString('base64') } })
  expect(answer.headers['text-charset']).toBe(`text=${charset}`)
  expect(answer.headers['access-control-expose-headers']).toContain('Text-Charset')
})

test('no charset is named for a text that is no file', async () => {
  const answer = await form(app, 'base64/encode', [['text', '中文']])
  expect(answer.headers).not.toHaveProperty('text-charset')
})

test('an image is refused for a text field', async () => {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)], 'dot.png')
  const answer = await form(app, 'base64/encode', [['text', png]])
  expect(answer.json()).toMatchObject({
    code: 400,
    data: { errors: [{ field: 'text', message: 'This field needs text, and the file is an image (PNG)' }] },
  })
})

test('a form that repeats a field that is no list is refused', async () => {
  const answer = await form(app, 'base64/encode', [
    ['text', 'a'],
    ['text', 'b'],
  ])
  expect(answer.json()).toMatchObject({ code: 400, data: { errors: [{ field: 'text' }] } })
})

test('files are lists of objects where a form holds JSON', async () => {
  const parts: [string, string][] = [
    ['protocol', 'https'],
    ['host', 'example.org'],
    ['query', '[{"name":"q","value":"1"}]'],
  ]
  const data = { url: 'https://example.org?q=1' }
  expect((await form(app, 'url-encoder/build', parts)).json()).toMatchObject({
    data: { url: data.url.replace('?', '/?') },
  })
})

test('files go out in JSON with their size', async () => {
  const answer = await post(app, 'base64/decode-file', { base64: 'aGVsbG8=' })
  const decoded = { name: 'decoded.txt', type: 'text/plain', size: 5, base64: 'aGVsbG8=' }
  expect(answer.json()).toMatchObject({ data: { file: decoded } })
})

test.each(['text/plain', 'application/octet-stream', 'text/html, TEXT/PLAIN;q=0.5'])(
  'go out as they are for who accepts %s, to be saved and never shown',
  async (accept) => {
    const answer = await post(app, 'base64/decode-file', { base64: 'aGVsbG8=' }, { accept })
    expect(answer.body).toBe('hello')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': `attachment; filename="decoded.txt"; filename*=UTF-8''decoded.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  },
)

test.each(['*/*', 'text/*', 'image/png', 'text/plain;q=0', 'application/json, text/plain;q=0.5'])(
  'go out in JSON for who accepts %s',
  async (accept) => {
    const answer = await post(app, 'base64/decode-file', { base64: 'aGVsbG8=' }, { accept })
    expect(answer.json()).toMatchObject({ data: { file: { size: 5 } } })
  },
)
