import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { failure } from '#contract/wire.ts'

/** Answers a malformed request, which cannot be routed (headers over 16 KiB, or no HTTP at all), with an envelope. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const sentence = status === 431 ? 'The headers are too large' : 'The request cannot be read'
  const data = status === 400 ? { errors: [{ field: '', message: sentence }] } : null
  const body = JSON.stringify(failure(status, sentence, data))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
