import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openSite } from '../fixtures/open-site.ts'

/** Sends raw bytes, and returns the answer. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test.each([
  ['headers that are too large', `GET /v1/stats HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address that is too long', `GET /v1/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
])('%s is answered with an envelope', async (_name, bytes, status) => {
  const { app } = await openSite('sqlite')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await send(Object(app.server.address()).port, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: status, msg: expect.any(String) })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
