import type { ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { escapeHtml } from '../pages/escape-html.ts'

/** Answers that the sources cannot be loaded, and why. The page asks again until they can. */
export function showLoadError(error: unknown, vite: ViteDevServer, response: ServerResponse): void {
  if (!(error instanceof Error)) throw error
  vite.ssrFixStacktrace(error)
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(
    `<meta http-equiv="refresh" content="1"><pre>${escapeHtml(stripVTControlCharacters(error.stack ?? ''))}</pre>`,
  )
}
