import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in front of a server, and changes one of its files when told to: a new version of it was put there. */
export async function changingProxy(upstream: string) {
  let path: string | undefined
  let change = (text: string) => text
  const server = createServer(async (request, response) => {
    const headers = {
      ...(request.headers as Record<string, string>),
      'accept-encoding': 'identity',
      host: new URL(upstream).host,
    }
    const answer = await fetch(upstream + request.url, { headers, redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(
      answer.status,
      Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(content-length|connection|transfer-encoding|keep-alive)$/.test(name),
        ),
      ),
    )
    response.end(request.url === path ? change(body.toString()) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change(file: string, by: (text: string) => string): void {
      path = file
      change = by
    },
    close: () => server.close(),
  }
}
