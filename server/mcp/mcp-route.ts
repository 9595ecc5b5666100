import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage } from '../pages/negotiate-language.ts'
import { callerOf } from '../tools-api/caller-of.ts'
import { failureEnvelope } from '../tools-api/failure-envelope.ts'
import { limitRate } from '../tools-api/limit-rate.ts'
import { openToAll } from '../tools-api/open-to-all.ts'
import { refusals } from '../tools-api/refusal.ts'
import { takeBodies } from '../tools-api/take-bodies.ts'
import { defaultMaxBody, defaultRate, type ToolDoor } from '../tools-api/tool-door.ts'
import { buildServer } from './build-server.ts'

/** Speaks MCP over Streamable HTTP at `/mcp`. Each request stands alone: there is no session, and no stream to GET. */
export async function mcpRoute(app: FastifyInstance, door: ToolDoor): Promise<void> {
  const { maxBody = defaultMaxBody, ratePerMinute = defaultRate, isOpen = true } = door
  openToAll(app, ['/mcp'])
  answerFailures(app)
  if (!isOpen) app.addHook('onRequest', async () => Promise.reject(refusals.notFound()))
  await takeBodies(app, { maxBody, forms: false })
  const checkRate = await limitRate(app, { perMinute: ratePerMinute, store: door.store })

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
    // A batch would be many runs for the price of one; the protocol has none any more.
    if (Array.isArray(request.body)) throw refusals.unreadable()
    if (Object(request.body).method === 'tools/call') await checkRate(request, reply)
    return serve(request, reply, door)
  })
}

function serve(request: FastifyRequest, reply: FastifyReply, { tools, pool }: ToolDoor) {
  const { client, signal: gone } = callerOf(request, reply)
  const handler = createMcpHandler(
    () =>
      buildServer({
        tools,
        language: acceptedLanguage(request.headers['accept-language']),
        run: (tool, operation, input, signal) =>
          pool.run(tool, operation, input, { client, signal: AbortSignal.any([signal, gone]) }),
        report: (error) => request.log.error(error),
      }),
    { maxSubscriptions: 0 },
  )
  return handler.fetch(webRequestOf(request, gone), { parsedBody: request.body })
}

/** The address of a stateless call says nothing; its headers name the protocol's version and what is accepted. */
function webRequestOf({ headers }: FastifyRequest, signal: AbortSignal): Request {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request('http://localhost/mcp', { method: 'POST', headers: given, signal })
}

/** Answers as JSON-RPC does (section 5.1), where there is no message to answer. */
function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { code, msg } = failureEnvelope(error, {}, acceptedLanguage(request.headers['accept-language']))
    if (code === 500) request.log.error(error)
    reply.status(code).header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send(
      JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: code === 400 ? -32700 : -32000, message: msg } }),
    )
  })
}
