import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestOf, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy that can be closed and reopened, and can change one file as a new version would. */
export interface ChangingProxy {
  origin: string
  /** Accepts connections, on the same port as before. */
  open(): Promise<void>
  /** Refuses connections. */
  close(): Promise<void>
  change(file: string, by: (text: string) => string): void
}

/** Opens a proxy in front of a server. */
export async function changingProxy(upstream: string): Promise<ChangingProxy> {
  let path: string | undefined
  let change = (text: string) => text
  let server: Server | undefined
  let port = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Keeps the browser's Host header, which determines the policy of the page.
    const {
      status,
      headers: given,
      body,
    } = await ask(request.url ?? '/', {
      ...request.headers,
      'accept-encoding': 'identity',
    })
    response.writeHead(status, given)
    response.end(request.url === path ? change(body.toString()) : body)
  }

  async function ask(url: string, headers: IncomingMessage['headers']) {
    const sent = requestOf(upstream + url, { headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const isOwn = /^(content-length|connection|transfer-encoding|keep-alive)$/
    const given = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !isOwn.test(name)))
    return { status: answer.statusCode ?? 500, headers: given, body: await buffer(answer) }
  }

  async function open(): Promise<void> {
    if (server) return
    server = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy())
    })
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }

  async function close(): Promise<void> {
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    server?.closeAllConnections()
    await closed
    server = undefined
  }

  await open()
  return {
    origin: `http://127.0.0.1:${port}`,
    open,
    close,
    change(file, by) {
      path = file
      change = by
    },
  }
}
