import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'
import { call } from '../fixtures/call.ts'
import { openEmptyDatabase } from '../fixtures/databases.ts'
import { openAppOn, openSite } from '../fixtures/open-site.ts'

test('every call is counted before it is checked: wrong tokens, wrong types, unknown paths', async () => {
  const { app } = await openSite('sqlite', { RATE_LIMIT_PER_MINUTE: '5' })
  const sent = [
    () => app.inject({ url: '/admin/v1/site_config/all', headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
    () => app.inject({ url: '/auth/v1/user/info' }),
    () =>
      app.inject({ method: 'POST', url: '/v1/user/login', payload: 'a', headers: { 'content-type': 'text/plain' } }),
    () => app.inject({ url: '/v1/nope' }),
    () => app.inject({ method: 'POST', url: '/mcp', payload: '{', headers: { 'content-type': 'application/json' } }),
    () => app.inject({ url: '/admin/v1/site_config/all' }),
    () => app.inject({ url: '/v1/site_config/all' }),
    () => app.inject({ method: 'POST', url: '/mcp', payload: {} }),
  ]
  const answers = []
  for (const send of sent) answers.push(await send())
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 415, 404, 400, 429, 429, 429])
  expect(answers[5]?.json()).toEqual({ code: 429, msg: '请求过于频繁，请稍后再试', data: null })
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject('/about')).statusCode).toBe(200)
  expect((await call(app, 'readSiteConfig', { address: '192.0.2.9' })).status).toBe(200)
})

test('a client that disconnects is no server error', async () => {
  const lines: string[] = []
  const { app } = await openAppOn(
    await openEmptyDatabase('sqlite'),
    { LOG_LEVEL: 'info' },
    { write: (line) => lines.push(line) },
  )
  await app.listen({ port: 0 })
  for (const path of ['/v1/user/login', '/v1/tools/base64/encode', '/mcp', '/admin/v1/upload']) {
    const socket = connect(Object(app.server.address()).port, '127.0.0.1')
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
    await new Promise((resolve) => socket.write(head, resolve))
    await expect.poll(() => connectionsOf(app.server)).toBe(1)
    socket.resetAndDestroy()
    await expect.poll(() => connectionsOf(app.server)).toBe(0)
  }
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([])
})

const connectionsOf = (server: { getConnections(answer: (error: Error | null, count: number) => void): void }) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

test('the bytes in flight of one address are limited, and small calls of others pass', async () => {
  const { app } = await openSite('sqlite', { TOOLS_MAX_BODY: '1000' })
  await app.listen({ port: 0 })
  const open = (length: number) => {
    const socket = connect(Object(app.server.address()).port, '127.0.0.1')
    const head = `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`
    socket.write(head)
    return {
      socket,
      status: new Promise((resolve) => socket.once('data', (data) => resolve(String(data).slice(9, 12)))),
    }
  }
  const held = [open(1000), open(1000)]
  await expect.poll(() => connectionsOf(app.server)).toBe(2)
  await vi.waitFor(async () => {
    const refused = open(1000)
    expect(await refused.status).toBe('429')
    refused.socket.destroy()
  }, scaledTimeout(10_000))
  const other = await call(app, 'login', { body: { username: 'a', password: 'b' } })
  expect(other.status).toBe(401)
  for (const { socket } of held) socket.destroy()
})
