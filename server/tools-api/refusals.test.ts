import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from './fixtures/calls.ts'
import { openApp } from './fixtures/open-app.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test.each([
  ['base64/none', 404],
  ['none/encode', 404],
  ['base64', 404],
  ['base64/encode/more', 404],
  ['constructor/encode', 404],
  ['base64/__proto__', 404],
])('%s is not there', async (path, status) => {
  const answer = await post(app, path, {})
  expect({ status: answer.statusCode, ...answer.json() }).toEqual({
    status,
    code: status,
    msg: 'No such endpoint',
    data: null,
  })
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('%s is no method of a run', async (method) => {
  const answer = await app.inject({ method, url: '/v1/tools/base64/encode' })
  expect(answer.json()).toMatchObject({ code: 405, data: null })
  expect(answer.headers['allow']).toBe('POST')
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonx',
  'application/json garbage',
  'application/json;garbage',
  'application/json\t; charset=utf-8',
  'application/json; charset=gbk',
  'multipart/form-data',
  '',
])('the type %j is not taken', async (type) => {
  const answer = await post(app, 'base64/encode', '{"text":"a"}', { 'content-type': type })
  expect(answer.json()).toMatchObject({ code: 415, data: null })
})

test('a compressed body is not taken', async () => {
  const answer = await post(app, 'base64/encode', '{"text":"a"}', { 'content-encoding': 'gzip' })
  expect(answer.json()).toMatchObject({ code: 415 })
})

test.each([
  ['nothing', ''],
  ['broken', '{"text":'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a name of the prototype', '{"text":"a","__proto__":{"padding":false}}'],
  ['such a name further down', '{"text":"a","x":[{"constructor":1}]}'],
  ['nested too deep', `{"text":${'['.repeat(33)}${']'.repeat(33)}}`],
  ['nested beyond the stack', '['.repeat(2e6)],
  ['a million values', `{"text":[${'{},'.repeat(1e6)}0]}`],
  ['half a character in a name', '{"\\ud800":1}'],
])('JSON that is %s', async (_, payload) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/tools/base64/encode',
    payload,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.json()).toMatchObject({ code: 400, data: { errors: [{ message: expect.stringMatching(/./) }] } })
})

test.each([
  ['cut off', '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\na'],
  ['no form', 'a'],
  ['a name of the prototype', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n'],
  ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n'],
  ['empty', ''],
])('a form that is %s', async (_, payload) => {
  const answer = await post(app, 'base64/encode', payload, { 'content-type': 'multipart/form-data; boundary=x' })
  expect(answer.json()).toMatchObject({ code: 400 })
})

test.each([
  ['application/json', '{"text":"', '"}'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n', '\r\n--x--\r\n'],
])('a body that is too large, whether declared or not: %s', async (type, head, tail) => {
  const small = await openApp({ maxBody: 1000 })
  const body = head + 'a'.repeat(2000) + tail
  const headers = { 'content-type': type }
  expect((await post(small, 'base64/encode', body, headers)).json()).toMatchObject({ code: 413, data: null })
  expect((await post(small, 'base64/encode', Readable.from([body]), headers)).json()).toMatchObject({ code: 413 })
  await small.close()
})

test('more runs a minute than one address may have', async () => {
  const limited = await openApp({ ratePerMinute: 2 })
  const codes = []
  for (const text of ['a', 'b', 'c']) codes.push((await post(limited, 'base64/encode', { text })).statusCode)
  expect(codes).toEqual([200, 200, 429])
  const answer = await post(limited, 'base64/encode', { text: 'a' })
  expect(answer.json()).toEqual({ code: 429, msg: '请求过于频繁，请稍后再试', data: null })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await limited.inject('/v1/tools')).statusCode).toBe(200)
  await limited.close()
})

test('everything, when the API is off', async () => {
  const closed = await openApp({ isOpen: false })
  expect((await closed.inject('/v1/tools')).json()).toMatchObject({ code: 404, data: null })
  expect((await closed.inject('/v1/openapi.json')).json()).toMatchObject({ code: 404, data: null })
  expect((await post(closed, 'base64/encode', { text: 'a' })).json()).toMatchObject({ code: 404, data: null })
  await closed.close()
})
