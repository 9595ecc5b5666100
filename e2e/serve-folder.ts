// A simple static server.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** Media types, required for scripts. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/**
 * Serves a folder as static hosts do: `index.html` for folders, `404.html` for missing files, and optional headers per
 * path.
 */
export async function serveFolder(
  folder: string,
  basePath: string,
  headersOf: (path: string) => Record<string, string> = () => ({}),
) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : 'nowhere')
    const isFolder = existsSync(path) && statSync(path).isDirectory()
    if (isFolder && !pathname.endsWith('/'))
      return void response.writeHead(301, { location: `${pathname}/${search}` }).end()
    const file = isFolder ? join(path, 'index.html') : path
    const isThere = existsSync(file)
    const sent = isThere ? file : join(folder, '404.html')
    const type = types[extname(sent)] ?? 'application/octet-stream'
    response.writeHead(isThere ? 200 : 404, { ...headersOf(pathname), 'content-type': type })
    response.end(readFileSync(sent))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}${basePath}`, close: () => server.closeAllConnections() ?? server.close() }
}
