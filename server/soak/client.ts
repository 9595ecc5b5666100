import { type ClientRequest, request } from 'node:http'
import type { Socket } from 'node:net'

interface RequestOptions {
  /** The client's address in the loopback range. */
  from: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The declared Content-Length; more than is sent keeps the request open. */
  length?: number
}

export interface Outcome {
  /** 0 if the connection failed. */
  status: number
  retryAfter: string | undefined
  milliseconds: number
}

/** Sends a request to a server on this machine and reads the whole answer. */
export function ask(port: number, options: RequestOptions): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, milliseconds: performance.now() - start })
    const sent = open(port, options)
    sent.once('error', () => settle(0))
    sent.once('response', (answer) => {
      answer.resume().once('close', () => settle(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
    sent.end(options.body)
  })
}

/** Opens a request, which the caller may or may not end. */
function open(port: number, { from, method = 'GET', path, headers = {}, body, length }: RequestOptions): ClientRequest {
  const size = length ?? (body === undefined ? undefined : Buffer.byteLength(body))
  const contentLength = size === undefined ? {} : { 'content-length': String(size) }
  return request({
    host: '127.0.0.1',
    port,
    localAddress: from,
    method,
    path,
    agent: false,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...contentLength,
      ...headers,
    },
  })
}

/**
 * Opens a request whose body never ends, or whose answer is never read, and holds it open for this many milliseconds.
 */
export function holdOpen(port: number, options: RequestOptions, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const sent = open(port, options)
    const end = () => {
      clearTimeout(timer)
      sent.destroy()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    sent.once('error', end).once('close', end)
    sent.once('response', (answer) => void answer.pause())
    sent.once('socket', (socket: Socket) => socket.once('close', end))
    if (options.body) sent.write(options.body)
    if (options.length === undefined) sent.end()
  })
}
