import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { success } from '#contract/wire.ts'
import { findTool } from '#core/catalogue.ts'
import { findOperation, type LoadedTool } from '#core/load-tools.node.ts'
import type { AnyErrors } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { acceptBodies } from '../bodies/accept-bodies.ts'
import { type SpooledBody, spoolBody } from '../bodies/spool-body.ts'
import { describeTools } from '../catalogue/describe-tools.ts'
import { toolsOpenApi } from '../catalogue/tools-open-api.ts'
import { crossToolOperations } from '../cross-tool/cross-tool-operations.ts'
import { allowEveryOrigin } from '../http/allow-every-origin.ts'
import { acceptedLanguage } from '../http/negotiate-language.ts'
import { refusals } from '../http/refusal.ts'
import { bytesInFlightFor } from '../limits/bytes-in-flight.ts'
import { limitRate } from '../limits/limit-rate.ts'
import { reserveBytes } from '../limits/reserve-bytes.ts'
import { errors } from '../pool/errors.ts'
import { callerOf } from './caller-of.ts'
import { failureEnvelope, retryAfterOf } from './failure-envelope.ts'
import type { ToolsApiOptions } from './tools-api-options.ts'

interface Options extends ToolsApiOptions {
  /** Builds the document of `GET /v1/openapi.json`; defaults to the tools only. */
  openApi?: (language: Language) => object
}

/**
 * Serves every operation over HTTP, `POST /v1/tools/{tool}/{operation}` and the cross-tool ones, and their
 * descriptions.
 */
export async function toolsApi(app: FastifyInstance, options: Options): Promise<void> {
  const { tools, isOpen = true } = options
  const { openApi = (language) => toolsOpenApi(tools, language) } = options
  allowEveryOrigin(app, ['/v1/tools', '/v1/tools/*', '/v1/pipelines/*', '/v1/guess', '/v1/openapi.json'])
  answerFailures(app, (id) => ({ ...errors, ...findTool(tools, id)?.errors }))
  if (!isOpen) app.addHook('onRequest', async () => Promise.reject(refusals.notFound()))
  refuseOthers(app)
  describe(app, '/v1/tools', (language) => success({ tools: describeTools(tools, language) }))
  describe(app, '/v1/openapi.json', openApi)
  await app.register(runs, options)
}

const runPath = '/v1/tools/:tool/:operation'

/** Returns the requested operation: the one in the path, or the cross-tool one with this path. */
function runOf(request: FastifyRequest, tools: LoadedTool[]): RunParams {
  const across = crossToolOperations.find(({ path }) => path === request.routeOptions.url)
  return across ? { tool: across.tool.id, operation: across.operation } : findRun(request, tools)
}

/** Forwards bodies to the child and its answers back without parsing them, which only the child does. */
async function runs(app: FastifyInstance, options: ToolsApiOptions): Promise<void> {
  const { tools, pool, maxBody, ratePerMinute, inFlight = bytesInFlightFor(maxBody) } = options
  const checkRate = await limitRate(app, { name: 'tools', perMinute: ratePerMinute })
  app.addHook('onRequest', checkRate)
  app.addHook('onRequest', async (request) => void runOf(request, tools))
  acceptBodies(app, { maxBody, forms: true, inFlight })
  app.addContentTypeParser('*', { bodyLimit: maxBody }, (_request: unknown, stream: Readable) =>
    spoolBody(stream, { maxBody, folder: pool.folder }),
  )

  const answerRun = async (request: FastifyRequest<{ Body: SpooledBody }>, reply: FastifyReply) => {
    const { body, release } = request.body
    const { accept, 'content-type': type = '' } = request.headers
    const run = {
      ...runOf(request, tools),
      input: { sent: { body, type } },
      format: { form: 'http', accept },
    } as const
    const answer = await pool.answer(run, callerOf(request, reply)).finally(release)
    const { body: content } = answer
    // Closes a file that was opened for the answer, however the request ends.
    if ('destroy' in content) reply.raw.once('close', () => content.destroy())
    reserveBytes(inFlight, request, reply, answer.size)
    reply.headers({ ...answer.headers, 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
    return reply.send(content)
  }
  app.post(runPath, answerRun)
  for (const { path } of crossToolOperations) app.post(path, answerRun)
}

/** Serves a description that is built once per language. */
function describe(app: FastifyInstance, path: string, write: (language: Language) => object): void {
  const written = new Map<Language, string>()
  app.get(path, async (request, reply) => {
    const language = acceptedLanguage(request.headers['accept-language'])
    const text = written.get(language) ?? JSON.stringify(write(language))
    written.set(language, text)
    reply.headers({ 'cache-control': 'no-cache', 'content-language': language, vary: 'Accept-Language' })
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

/** Refuses unknown calls of this API before their bodies are read. */
function refuseOthers(app: FastifyInstance): void {
  const refuse = (url: string, method: string[], refusal: () => Error, allow?: string) =>
    app.route({
      url,
      method,
      onRequest: async (_request, reply) => {
        if (allow) reply.header('allow', allow)
        throw refusal()
      },
      handler: async () => {},
    })
  const others = ['PUT', 'PATCH', 'DELETE']
  refuse('/v1/tools', ['POST', ...others], refusals.wrongMethod, 'GET, HEAD')
  refuse('/v1/openapi.json', ['POST', ...others], refusals.wrongMethod, 'GET, HEAD')
  refuse(runPath, ['GET', ...others], refusals.wrongMethod, 'POST')
  for (const { path } of crossToolOperations) refuse(path, ['GET', ...others], refusals.wrongMethod, 'POST')
  refuse('/v1/pipelines/*', ['GET', 'POST', ...others], refusals.notFound)
  refuse('/v1/tools/*', ['GET', 'POST', ...others], refusals.notFound)
}

/** Answers every failure with its envelope, in the caller's language. */
function answerFailures(app: FastifyInstance, errorsOf: (toolId: string) => AnyErrors): void {
  app.setErrorHandler((error, request, reply) => {
    const { tool = '' } = Object(request.params)
    const language = acceptedLanguage(request.headers['accept-language'])
    const envelope = failureEnvelope(error, (named = tool) => errorsOf(named), language)
    if (envelope.code === 500) request.log.error(error)
    const retryAfter = retryAfterOf(error)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    reply.status(envelope.code).header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send(JSON.stringify(envelope))
  })
}

/** The parameters in the path of a run. */
interface RunParams {
  tool: string
  operation: string
}

/**
 * Finds the operation that the path names.
 *
 * @throws Refusal 404 when there is no such operation
 */
function findRun({ params }: Pick<FastifyRequest, 'params'>, tools: LoadedTool[]): RunParams {
  const { tool: toolId = '', operation: operationId = '' }: Partial<RunParams> = Object(params)
  const tool = findTool(tools, toolId)
  const [, operation] = findOperation(tool?.operations ?? {}, operationId) ?? []
  if (!tool || !operation) throw refusals.notFound()
  return { tool: tool.id, operation: operation.name }
}
