import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A place in front of a server: it can go away and come back, and change one of the files as if a new version were there. */
export interface ChangingProxy {
  origin: string
  /** Takes calls, at the same address as before. */
  open(): Promise<void>
  /** Takes no more calls: whoever asks is refused. */
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
    const headers = { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' }
    const { status, headers: given, body } = await ask(request.url ?? '/', headers)
    response.writeHead(status, given)
    response.end(request.url === path ? change(body.toString()) : body)
  }

  async function ask(url: string, headers: Record<string, string>) {
    const answer = await fetch(upstream + url, { headers, redirect: 'manual' })
    const isOwn = /^(content-length|connection|transfer-encoding|keep-alive)$/
    const given = Object.fromEntries([...answer.headers].filter(([name]) => !isOwn.test(name)))
    return { status: answer.status, headers: given, body: Buffer.from(await answer.arrayBuffer()) }
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
    ...{ open, close },
    change(file, by) {
      path = file
      change = by
    },
  }
}
