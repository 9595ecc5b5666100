import type { FastifyInstance } from 'fastify'
import { success } from '#contract/wire.ts'
import type { Language } from '#kit/language.ts'
import { findTool } from '#lib/tool-folders.node.ts'
import { describeTools } from '../catalogue/describe-tools.ts'
import { openApiOf } from '../catalogue/open-api.ts'
import { acceptedLanguage } from '../pages/negotiate-language.ts'
import { errors } from '../pool/errors.ts'
import { answerFailures } from './answer-failures.ts'
import { answerOutput } from './answer-output.ts'
import { callerOf } from './caller-of.ts'
import { limitRate } from './limit-rate.ts'
import { openToAll } from './open-to-all.ts'
import { readInput } from './read-input.ts'
import { refusals } from './refusal.ts'
import { takeBodies } from './take-bodies.ts'
import { defaultMaxBody, defaultRate, type ToolDoor } from './tool-door.ts'

interface Options extends ToolDoor {
  /** Makes the document of `GET /v1/openapi.json`; the tools alone where it is left out. */
  openApi?: (language: Language) => object
}

/** Offers every operation of every tool over HTTP: `POST /v1/tools/{tool}/{operation}`, and their descriptions. */
export async function toolsApi(app: FastifyInstance, options: Options): Promise<void> {
  const { tools, pool, maxBody = defaultMaxBody, ratePerMinute = defaultRate, isOpen = true } = options
  const { openApi = (language) => openApiOf(tools, language) } = options
  openToAll(app, ['/v1/tools', '/v1/tools/*', '/v1/openapi.json'])
  answerFailures(app, (id) => ({ ...errors, ...findTool(tools, id)?.errors }))
  if (!isOpen) app.addHook('onRequest', async () => Promise.reject(refusals.notFound()))
  refuseOthers(app)
  await takeBodies(app, { maxBody, forms: true })
  const checkRate = await limitRate(app, { perMinute: ratePerMinute, store: options.store })

  describe(app, '/v1/tools', (language) => success({ tools: describeTools(tools, language) }))
  describe(app, '/v1/openapi.json', openApi)

  app.post<{ Params: { tool: string; operation: string } }>(
    runPath,
    { onRequest: checkRate },
    async (request, reply) => {
      const { tool, operation, input } = await readInput(request, tools, maxBody)
      return answerOutput(request, reply, await pool.run(tool, operation, input, callerOf(request, reply)))
    },
  )
}

const runPath = '/v1/tools/:tool/:operation'

/** Serves a description that is made once in each language. */
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

/** Answers what is no call of this door, before a body is read. */
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
  refuse('/v1/tools/*', ['GET', 'POST', ...others], refusals.notFound)
}
