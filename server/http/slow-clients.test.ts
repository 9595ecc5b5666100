import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openSite } from '../fixtures/open-site.ts'
import { closeStalled } from './close-stalled.ts'

const size = 64 * 2 ** 20

async function openConnection(milliseconds: number) {
  const app = fastify()
  closeStalled(app, milliseconds)
  app.get('/', async () => Buffer.alloc(size))
  await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  const socket = connect(Object(app.server.address()).port, '127.0.0.1')
  const [served] = await once(app.server, 'connection')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  return { socket, served }
}

test('the connection is closed if its answer is not read for long', async () => {
  const { socket, served } = await openConnection(200)
  await once(served, 'close')
  let read = 0
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      read += chunk.length
    })
  socket.resume()
  await once(socket, 'close')
  expect(read).toBeLessThan(size)
})

test('an answer that is read is sent completely', async () => {
  const { socket } = await openConnection(5000)
  let read = 0
  for await (const chunk of socket) read += chunk.length
  expect(read).toBeGreaterThan(size)
})

test('a request has thirty seconds to arrive, and its head fifteen', async () => {
  const { app } = await openSite('sqlite')
  const { requestTimeout, headersTimeout } = app.server
  expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 30_000, headersTimeout: 15_000 })
})
