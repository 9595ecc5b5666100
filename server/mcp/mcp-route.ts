import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type CallToolResult, createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptBodies, parseJson } from '../bodies/accept-bodies.ts'
import { allowEveryOrigin } from '../http/allow-every-origin.ts'
import { acceptedLanguage } from '../http/negotiate-language.ts'
import { refusals } from '../http/refusal.ts'
import { type BytesInFlight, bytesInFlightFor } from '../limits/bytes-in-flight.ts'
import { limitRate } from '../limits/limit-rate.ts'
import { reserveBytes } from '../limits/reserve-bytes.ts'
import type { OpenAnswer } from '../pool/pool.ts'
import { callerOf } from '../tools-api/caller-of.ts'
import { failureEnvelope, retryAfterOf } from '../tools-api/failure-envelope.ts'
import type { ToolsApiOptions } from '../tools-api/tools-api-options.ts'
import { buildServer } from './build-server.ts'

/** Serves MCP over Streamable HTTP at `/mcp`. It is stateless: there are no sessions, and no stream to GET. */
export async function mcpRoute(app: FastifyInstance, options: ToolsApiOptions): Promise<void> {
  const { maxBody, ratePerMinute, isOpen = true, inFlight = bytesInFlightFor(maxBody) } = options
  allowEveryOrigin(app, ['/mcp'])
  answerFailures(app)
  if (!isOpen) app.addHook('onRequest', async () => Promise.reject(refusals.notFound()))
  // Counted before the body is read, and thus whatever it asks for.
  const checkRate = await limitRate(app, { name: 'tools', perMinute: ratePerMinute })
  app.addHook('onRequest', async (request) => (request.method === 'POST' ? checkRate(request) : undefined))
  acceptBodies(app, { maxBody, forms: false, inFlight })
  parseJson(app, maxBody)

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/mcp',
    onRequest: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw refusals.wrongMethod()
    },
    handler: async () => {},
  })
  app.post('/mcp', async (request, reply) => {
    // A batch would be many runs that count as one; the protocol no longer has them.
    if (Array.isArray(request.body)) throw refusals.unreadable()
    return serve(request, reply, { ...options, inFlight })
  })
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ToolsApiOptions & { inFlight: BytesInFlight },
) {
  const { client, signal: disconnected } = callerOf(request, reply)
  const placeholder = new ResultPlaceholder()
  const reserve = (bytes: number) => reserveBytes(options.inFlight, request, reply, bytes)
  const isStreamed = asksForProgress(request.body)
  // Closes a file that was opened for the answer, however the request ends.
  reply.raw.once('close', () => placeholder.destroy())
  const handler = createMcpHandler(
    () =>
      buildServer({
        tools: options.tools,
        language: acceptedLanguage(request.headers['accept-language']),
        run: async ({ tool, operation }, json, { signal, progress }) => {
          const run = { tool: tool.id, operation: operation.name, input: { json }, format: { form: 'mcp' } } as const
          const caller = { client, signal: AbortSignal.any([signal, disconnected]), progress }
          const result = placeholder.fill(await options.pool.answer(run, caller))
          // A stream's status is sent by then, so that it says in its last message that there is no room.
          if (isStreamed) reserve(placeholder.size)
          return result
        },
        report: (error) => request.log.error(error),
      }),
    { maxSubscriptions: 0 },
  )
  const response = await handler.fetch(webRequestOf(request, disconnected), { parsedBody: request.body })
  reply.status(response.status).headers(Object.fromEntries(response.headers)).removeHeader('content-length')
  if (isStreamed && response.body) return reply.send(Readable.from(placeholder.putIntoStream(response.body)))
  reserve(placeholder.size)
  return reply.send(placeholder.putInto(await response.text()))
}

/** Whether the client wants to be told of the progress of its call, so that the answer is a stream of messages. */
const asksForProgress = (body: unknown): boolean => Object(body).params?._meta?.progressToken !== undefined

/** Only the headers of a stateless call matter: they name the protocol's version and the accepted types. */
function webRequestOf({ headers }: FastifyRequest, signal: AbortSignal): Request {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request('http://localhost/mcp', { method: 'POST', headers: entries, signal })
}

/** Answers failures outside of messages with JSON-RPC errors (section 5.1). */
function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { code, msg } = failureEnvelope(error, () => ({}), acceptedLanguage(request.headers['accept-language']))
    if (code === 500) request.log.error(error)
    const retryAfter = retryAfterOf(error)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    reply.status(code).header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send(
      JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: code === 400 ? -32700 : -32000, message: msg } }),
    )
  })
}

/**
 * A placeholder for a result in an MCP answer. The bytes that a child process wrote replace it, and so are never parsed
 * here.
 */
class ResultPlaceholder {
  /** The placeholder: random, so that nothing else equals it. */
  readonly result: CallToolResult = { content: [{ type: 'text', text: randomUUID() }] }
  #answer: OpenAnswer | undefined

  /** Keeps the answer of a child: the members `content` and `structuredContent`, as JSON without the braces. */
  fill(answer: OpenAnswer): CallToolResult {
    this.#answer = answer
    return this.result
  }

  /** The size of the child's answer in bytes. */
  get size(): number {
    return this.#answer?.size ?? 0
  }

  /**
   * Replaces the placeholder in an answer by what the child wrote.
   *
   * @throws Error when the placeholder is missing, which is a bug
   */
  putInto(answer: string): string | Readable {
    if (!this.#answer) return answer
    const parts = this.#putInto(answer)
    if (!parts) throw new Error('The answer of the protocol does not hold the result that stands in it')
    return Readable.from(parts)
  }

  /** The same for a stream of messages, of which the library writes each at once. */
  async *putIntoStream(messages: AsyncIterable<Uint8Array>): AsyncGenerator<string | Buffer> {
    const decoder = new TextDecoder()
    for await (const bytes of messages) {
      const message = decoder.decode(bytes)
      yield* this.#putInto(message) ?? [message]
    }
  }

  /** Undefined for a text without the placeholder. */
  #putInto(text: string): AsyncGenerator<Buffer> | undefined {
    const [before, after] = text.split(JSON.stringify(this.result).slice(1, -1))
    if (before === undefined || after === undefined || !this.#answer) return undefined
    return join(Buffer.from(before), this.#answer.body, Buffer.from(after))
  }

  /** Closes the child's answer when it is no longer needed. */
  destroy(): void {
    if (this.#answer && 'destroy' in this.#answer.body) this.#answer.body.destroy()
  }
}

async function* join(before: Buffer, body: Buffer | Readable, after: Buffer): AsyncGenerator<Buffer> {
  yield before
  if (Buffer.isBuffer(body)) yield body
  else for await (const chunk of body) yield chunk
  yield after
}
